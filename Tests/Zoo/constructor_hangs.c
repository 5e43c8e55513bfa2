/* Never gets loaded. */
#define ZOO_CONSTRUCTOR for (;;) pass_time();
#include "zoo.h"
