/* Has a view that its note does not name. */
#define ZOO_LOADING say("loading\n");
#include "zoo.h"
