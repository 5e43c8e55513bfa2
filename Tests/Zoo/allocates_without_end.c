/* Allocates all memory. */
#define ZOO_DISPLAY \
    for (;;) { char *memory = malloc(1 << 20); memset(memory, 1, 1 << 20); sink += memory[5]; \
    }
#include "zoo.h"
