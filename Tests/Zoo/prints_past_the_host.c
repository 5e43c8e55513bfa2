/* Writes to descriptor 1. */
#define ZOO_DISPLAY sink = (int)write(1, "hello\n", 6);
#include "zoo.h"
