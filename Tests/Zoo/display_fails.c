/* Returns an error with a message. */
#define ZOO_DISPLAY \
    return feed_fail(error, "out of ink");
#include "zoo.h"
