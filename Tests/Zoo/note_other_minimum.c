/* Has different minimum versions in its entry and its note. */
#define ZOO_PLUGIN {sizeof(feed_plugin), FEED_ABI_VERSION, 0, &factory}
#include "zoo.h"
