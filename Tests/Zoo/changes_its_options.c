/* Changes the options it is made with. */
#define ZOO_CREATE ((feed_configuration *)configuration)->size = 1;
#include "zoo.h"
