/* Aborts. */
#define ZOO_DISPLAY abort();
#include "zoo.h"
