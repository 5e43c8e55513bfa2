/* Crashes while its colours and a link are on. */
#define ZOO_DISPLAY \
    const char *looks = "\033[31m\033]8;;https://evil.example/\033\\linked"; \
    host->write(host, FEED_STREAM_STATUS, looks, strlen(looks)); \
    *(volatile int *)NULL = 1;
#include "zoo.h"
