/* Makes no renderer, and says why. */
#define ZOO_CREATE return feed_fail(error, "there is nothing to draw with");
#include "zoo.h"
