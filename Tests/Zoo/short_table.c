/* Returns a renderer without the last function of version 1. */
#define ZOO_CREATE renderer.size = FEED_RENDERER_SIZE_1 - sizeof(void *);
#include "zoo.h"
