/* Has different ABI versions in its entry and its note. */
#define ZOO_PLUGIN {sizeof(feed_plugin), 2, 1, &factory}
#include "zoo.h"
