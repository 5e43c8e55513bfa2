/* Writes messages that are not UTF-8. */
#define ZOO_VIEWS "feed loading"
#define ZOO_LOADING host->write(host, FEED_STREAM_STATUS, "\xff\xfe\n", 3);
#include "zoo.h"
