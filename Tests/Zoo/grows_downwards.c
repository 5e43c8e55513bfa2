/* Maps memory that grows downwards, which no limit of writable memory counts. */
#define ZOO_DISPLAY \
    char *memory = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, \
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN, -1, 0); \
    if (memory != MAP_FAILED) \
        abort();
#include "zoo.h"
