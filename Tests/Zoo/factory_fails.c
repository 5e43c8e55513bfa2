/* Fails to create a renderer, with a message. */
#define ZOO_CREATE return feed_fail(error, "there is nothing to draw with");
#include "zoo.h"
