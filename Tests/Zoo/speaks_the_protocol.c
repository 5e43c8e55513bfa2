/* Writes to the worker's channel. */
#define ZOO_DISPLAY \
    for (int i = 3; i < 8; i++) sink += (int)send(i, "nonsense", 8, 0) + (int)write(i, \
    "nonsense", 8);
#include "zoo.h"
