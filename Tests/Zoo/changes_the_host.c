/* Changes the host's table. */
#define ZOO_CREATE ((volatile feed_host *)given)->size = 1;
#include "zoo.h"
