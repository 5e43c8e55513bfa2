/* Returns a renderer that lacks the last function that version 1 has. */
#define ZOO_CREATE renderer.size = FEED_RENDERER_SIZE_1 - sizeof(void *);
#include "zoo.h"
