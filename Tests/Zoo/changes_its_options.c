/* Changes the options passed to create. */
#define ZOO_CREATE ((feed_configuration *)configuration)->size = 1;
#include "zoo.h"
