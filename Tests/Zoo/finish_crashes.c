/* Crashes when all is drawn. */
#define ZOO_FINISH volatile int *nowhere = NULL; *nowhere = 1;
#include "zoo.h"
