/* Stops when a write fails, and returns another status. */
#define ZOO_DISPLAY \
    return say("all there is\n") == FEED_STATUS_OK ? FEED_STATUS_OK : feed_fail(error, "no ink");
#include "zoo.h"
