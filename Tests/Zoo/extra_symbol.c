/* Exports another symbol beside the entry. */
#define ZOO_DECLARATIONS FEED_EXPORT int zoo_extra(void); int zoo_extra(void) { return 1; }
#include "zoo.h"
