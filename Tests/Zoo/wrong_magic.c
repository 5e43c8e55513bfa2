/* Returns a table without the magic number. */
#define ZOO_PLUGIN \
    {sizeof(feed_plugin), 0x12345678, FEED_ABI_VERSION, FEED_ABI_MINIMUM_VERSION, 0, &factory}
#include "zoo.h"
