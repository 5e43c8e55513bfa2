/* Writes endlessly. */
#define ZOO_DECLARATIONS static char block[65536];
#define ZOO_DISPLAY \
    for (;;) { feed_status status = host->write(host, FEED_STREAM_OUTPUT, block, sizeof \
    block); if (status != FEED_STATUS_OK) return status; }
#include "zoo.h"
