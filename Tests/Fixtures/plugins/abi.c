/* A plugin whose note declares the ABI versions VERSION and MINIMUM. */
#include "no_plugin.h"

#undef FEED_ABI_VERSION
#define FEED_ABI_VERSION VERSION

/* Unknown fields do not matter if the versions are incompatible. */
FEED_PLUGIN_NOTE_FOR(MINIMUM, "id=abi\n" "name=ABI\n" "version=1\n" "views=feed hologram\n");
