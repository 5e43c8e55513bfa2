/* Leaks the smallest block of memory in each display. */
#define ZOO_DISPLAY char *lost = malloc(1); *lost = 1; sink += *lost;
#include "zoo.h"
