/* Crashes in finish. */
#define ZOO_FINISH volatile int *nowhere = NULL; *nowhere = 1;
#include "zoo.h"
