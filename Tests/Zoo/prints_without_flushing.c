/* Prints to C's standard output, which is buffered. */
#define ZOO_DISPLAY printf("hello\n");
#include "zoo.h"
