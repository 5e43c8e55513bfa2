/* Crashes in destroy. */
#define ZOO_DESTROY volatile int *nowhere = NULL; *nowhere = 1;
#include "zoo.h"
