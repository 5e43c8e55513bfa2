/* Keeps memory once, after many renderers: a cache, and no leak. */
#define ZOO_DECLARATIONS static int count;
#define ZOO_CREATE \
    if (++count == 600) { \
        char *cache = malloc(40000); \
        memset(cache, 1, 40000); \
        sink += cache[7]; \
    }
#include "zoo.h"
