/* An entry that gives no plugin, for fixtures of which only the note is read. */
#include "feed_plugin.h"

feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **result,
                              feed_error *error) {
    (void)entry, (void)error;
    *result = NULL;
    return FEED_STATUS_FAILED;
}
