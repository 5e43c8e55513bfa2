/* Writes to a null pointer. */
#define ZOO_DISPLAY volatile int *nowhere = NULL; *nowhere = 1;
#include "zoo.h"
