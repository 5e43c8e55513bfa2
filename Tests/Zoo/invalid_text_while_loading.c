/* Writes what is not UTF-8 while the feed is being loaded. */
#define ZOO_VIEWS "feed loading"
#define ZOO_LOADING say("\xff\xfe\n");
#include "zoo.h"
