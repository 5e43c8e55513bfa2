/* Tells another ABI version in its entry than in its note. */
#define ZOO_PLUGIN {sizeof(feed_plugin), 2, 1, &factory, NULL}
#include "zoo.h"
