/* Crashes when it is to end. */
#define ZOO_DESTROY volatile int *nowhere = NULL; *nowhere = 1;
#include "zoo.h"
