/* Returns a plugin without a factory. */
#define ZOO_PLUGIN {sizeof(feed_plugin), FEED_ABI_VERSION, FEED_ABI_VERSION, NULL}
#include "zoo.h"
