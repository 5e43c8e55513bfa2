/* Returns a struct that is shorter than version 1 has it. */
#define ZOO_PLUGIN {8, FEED_PLUGIN_MAGIC, FEED_ABI_VERSION, FEED_ABI_MINIMUM_VERSION, 0, &factory}
#include "zoo.h"
