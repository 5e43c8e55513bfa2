/* Moves the cursor up on standard error over lines of other programs. */
#define ZOO_DISPLAY \
    const char *over = "one\ntwo\n\033[2A\r\033[K\033[9A\r\033[Kgone\n"; \
    host->write(host, FEED_STREAM_STATUS, over, strlen(over));
#include "zoo.h"
