/* Ignores a failed write, and returns success. */
#define ZOO_DISPLAY \
    for (int i = 0; i < 1000; i++) say("a line that nobody wants any more\n"); return \
    FEED_STATUS_OK;
#include "zoo.h"
