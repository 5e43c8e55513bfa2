/* Writes text that is not UTF-8 while the feed is loading. */
#define ZOO_VIEWS "feed loading"
#define ZOO_LOADING say("\xff\xfe\n");
#include "zoo.h"
