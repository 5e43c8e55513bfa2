/* A plugin with only a note, made of LINES. */
#include "feed_plugin.h"

FEED_PLUGIN_NOTE(LINES);

feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **result,
                              feed_error *error) {
    (void)entry, (void)error;
    *result = NULL;
    return FEED_STATUS_FAILED;
}
