/* Recurses endlessly. */
#define ZOO_DECLARATIONS \
    static int deeper(int depth) { volatile char room[4096]; room[0] = (char)depth; return \
    deeper(depth + 1) + room[0]; }
#define ZOO_DISPLAY sink = deeper(0);
#include "zoo.h"
