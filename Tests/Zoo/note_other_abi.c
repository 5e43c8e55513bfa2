/* Tells another ABI version in its entry than in its note. */
#define ZOO_PLUGIN {sizeof(feed_plugin), FEED_PLUGIN_MAGIC, 2, 1, 0, &factory}
#include "zoo.h"
