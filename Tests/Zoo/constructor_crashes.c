/* Crashes in its constructor. */
#define ZOO_CONSTRUCTOR volatile int *volatile nowhere = NULL; *nowhere = 1;
#include "zoo.h"
