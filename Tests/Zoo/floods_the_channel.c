/* Sends messages of the protocol endlessly, faster than the host reads them. */
#define ZOO_DECLARATIONS \
    static void flood(void) { \
        unsigned position[10] = {sizeof position, 64, 4}; \
        for (;;) write(3, position, sizeof position); \
    }
#define ZOO_DISPLAY flood();
#include "zoo.h"
