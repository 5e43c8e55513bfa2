/* Has an array that is larger than any stack. */
#define ZOO_DECLARATIONS \
    __attribute__((noinline)) static int fill(int value) { \
        char room[64 << 20]; \
        memset(room, value, sizeof room); \
        return *(volatile char *)&room[value]; \
    }
#define ZOO_DISPLAY sink = fill(1);
#include "zoo.h"
