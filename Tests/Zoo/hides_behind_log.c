/* Logs more than anybody reads, and then opens what is not its own. */
#define ZOO_DISPLAY \
    for (int i = 0; i < 200; i++) host->log(host, FEED_LOG_WARNING, (feed_string){"all is well", 11}); \
    sink += open("/etc/passwd", O_RDONLY);
#include "zoo.h"
