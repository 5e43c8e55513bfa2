/* Logs more than the limit, and then opens a forbidden file. */
#define ZOO_DISPLAY \
    for (int i = 0; i < 200; i++) host->log(host, FEED_LOG_WARNING, (feed_string){"all is well", 11}); \
    sink += open("/etc/passwd", O_RDONLY);
#include "zoo.h"
