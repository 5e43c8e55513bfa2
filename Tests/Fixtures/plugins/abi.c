/* A plugin whose note declares the ABI versions VERSION and MINIMUM. */
#include "feed_plugin.h"

#undef FEED_ABI_VERSION
#define FEED_ABI_VERSION VERSION

/* Unknown fields do not matter if the versions are incompatible. */
FEED_PLUGIN_NOTE_FOR(MINIMUM, "id=abi\n" "name=ABI\n" "version=1\n" "views=feed hologram\n");

feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **result,
                              feed_error *error) {
    (void)entry, (void)error;
    *result = NULL;
    return FEED_STATUS_FAILED;
}
