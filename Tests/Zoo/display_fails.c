/* Says that it did not work, and why. */
#define ZOO_DISPLAY \
    static const char words[] = "out of ink"; host->log(host, FEED_LOG_ERROR, \
    (feed_string){words, sizeof words - 1}); return FEED_STATUS_FAILED;
#include "zoo.h"
