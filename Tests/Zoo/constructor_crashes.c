/* Crashes before anything is asked of it. */
#define ZOO_CONSTRUCTOR volatile int *volatile nowhere = NULL; *nowhere = 1;
#include "zoo.h"
