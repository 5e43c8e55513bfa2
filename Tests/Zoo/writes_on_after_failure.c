/* Writes on after a failed write, and returns the status of the last write. */
#define ZOO_DISPLAY \
    feed_status last = FEED_STATUS_OK; \
    for (int i = 0; i < 100; i++) last = say("a line, wanted or not\n"); \
    return last;
#include "zoo.h"
