/* Says in its note that it works with version 1, and in its entry that it needs the next. */
#define ZOO_PLUGIN {sizeof(feed_plugin), FEED_ABI_VERSION + 1, FEED_ABI_VERSION + 1, &factory}
#include "zoo.h"
