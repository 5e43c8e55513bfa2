/* Says that it did not work, and why. */
#define ZOO_DISPLAY \
    return feed_fail(error, "out of ink");
#include "zoo.h"
