/* Hangs in destroy. */
#define ZOO_DESTROY for (;;) pass_time();
#include "zoo.h"
