/* Makes the worker's descriptors and copies of them non-blocking. */
#define ZOO_DISPLAY \
    for (int number = 3; number < 6; number++) { \
        fcntl(number, F_SETFL, O_NONBLOCK); \
        int copy = dup(number); \
        fcntl(copy, F_SETFL, O_NONBLOCK); \
        if (copy >= 0) close(copy); \
    }
#include "zoo.h"
