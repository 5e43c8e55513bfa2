/* A plugin for other ABI versions, VERSION and MINIMUM, by its note. */
#include "feed_plugin.h"

#undef FEED_ABI_VERSION
#define FEED_ABI_VERSION VERSION
#undef FEED_ABI_MINIMUM_VERSION
#define FEED_ABI_MINIMUM_VERSION MINIMUM

/* What this version would not understand does not matter where the versions don't meet. */
FEED_PLUGIN_NOTE("id=abi\n" "name=ABI\n" "version=1\n" "views=feed hologram\n");

const feed_plugin *feed_plugin_entry(uint32_t version, uint32_t minimum) {
    (void)version;
    (void)minimum;
    return NULL;
}
