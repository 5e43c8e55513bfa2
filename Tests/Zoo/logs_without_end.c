/* Logs endlessly. */
#define ZOO_DISPLAY for (;;) host->log(host, FEED_LOG_WARNING, (feed_string){"again", 5});
#include "zoo.h"
