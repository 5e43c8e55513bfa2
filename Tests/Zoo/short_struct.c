/* Returns a struct that is shorter than in version 1. */
#define ZOO_PLUGIN {8, FEED_ABI_VERSION, FEED_ABI_VERSION, &factory}
#include "zoo.h"
