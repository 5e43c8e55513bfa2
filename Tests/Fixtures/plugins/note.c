/* A plugin with only a note, made of LINES. */
#include "no_plugin.h"

FEED_PLUGIN_NOTE(LINES);
