/* Changes the environment. */
#define ZOO_DISPLAY \
    const feed_environment *place = host->environment(host); \
    ((volatile feed_surface *)place->output)->columns = 7;
#include "zoo.h"
