/* Draws different output for the same feed. */
#define ZOO_DISPLAY \
    char text[64]; struct timespec now; clock_gettime(CLOCK_REALTIME, &now); snprintf(text, \
    sizeof text, "%ld\n", now.tv_nsec); \
    if (say(text) != FEED_STATUS_OK) return FEED_STATUS_OUTPUT_CLOSED;
#include "zoo.h"
