/* Prints to the standard output of C, which holds it back. */
#define ZOO_DISPLAY printf("hello\n");
#include "zoo.h"
