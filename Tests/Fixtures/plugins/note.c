/* A plugin of which only the note is of interest: LINES are its lines. */
#include "feed_plugin.h"

FEED_PLUGIN_NOTE(LINES);

const feed_plugin *feed_plugin_entry(uint32_t version, uint32_t minimum) {
    (void)version;
    (void)minimum;
    return NULL;
}
