/* Has an array that is larger than any stack. */
#define ZOO_DECLARATIONS \
    __attribute__((noinline)) static int fill(int value) { \
        volatile char room[64 << 20]; \
        for (size_t i = 0; i < sizeof room; i += 4096) room[sizeof room - 1 - i] = (char)value; \
        return room[0]; \
    }
#define ZOO_DISPLAY sink = fill(1);
#include "zoo.h"
