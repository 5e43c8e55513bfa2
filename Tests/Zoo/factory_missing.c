/* Returns a plugin without a factory. */
#define ZOO_PLUGIN \
    {sizeof(feed_plugin), FEED_PLUGIN_MAGIC, FEED_ABI_VERSION, FEED_ABI_MINIMUM_VERSION, 0, \
    NULL}
#include "zoo.h"
