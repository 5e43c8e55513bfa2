/* Does not end. */
#define ZOO_DESTROY for (;;) pass_time();
#include "zoo.h"
