/* Hangs in its constructor. */
#define ZOO_CONSTRUCTOR for (;;) pass_time();
#include "zoo.h"
