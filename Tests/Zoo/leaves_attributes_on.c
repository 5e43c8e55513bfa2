/* Conceals text, and leaves colours and a link on, in both streams. */
#define ZOO_DISPLAY \
    const char *looks = "\033[31;8mseen\033]8;;https://evil.example/\033\\linked"; \
    host->write(host, FEED_STREAM_STATUS, looks, strlen(looks)); \
    if (say(looks) != FEED_STATUS_OK) return FEED_STATUS_OUTPUT_CLOSED;
#ifdef STAYS
#define ZOO_FINISH for (;;) pass_time();
#endif
#include "zoo.h"
