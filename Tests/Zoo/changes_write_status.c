/* Stops where the output takes no more, and says that it has failed in another way. */
#define ZOO_DISPLAY \
    return say("all there is\n") == FEED_STATUS_OK ? FEED_STATUS_OK : feed_fail(error, "no ink");
#include "zoo.h"
