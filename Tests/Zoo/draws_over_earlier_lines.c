/* Moves up on standard error, and draws over what other programs have left there. */
#define ZOO_DISPLAY \
    const char *over = "one\ntwo\n\033[2A\r\033[K\033[9A\r\033[Kgone\n"; \
    host->write(host, FEED_STREAM_STATUS, over, strlen(over));
#include "zoo.h"
