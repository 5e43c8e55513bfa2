/* Fails with a length beyond the host's memory, and writes no words. */
#define ZOO_DISPLAY \
    error->length = 99999; \
    return FEED_STATUS_FAILED;
#include "zoo.h"
