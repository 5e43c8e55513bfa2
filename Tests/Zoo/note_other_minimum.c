/* Tells another oldest version in its entry than in its note. */
#define ZOO_PLUGIN {sizeof(feed_plugin), FEED_ABI_VERSION, 0, &factory, NULL}
#include "zoo.h"
