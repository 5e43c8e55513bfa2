/* Ends the process. */
#define ZOO_DISPLAY exit(3);
#include "zoo.h"
