/* Ends the process without running exit handlers. */
#define ZOO_DISPLAY _exit(0);
#include "zoo.h"
