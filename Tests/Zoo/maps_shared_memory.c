/* Maps shared memory in its constructor, which no limit of writable memory counts. */
#define ZOO_CONSTRUCTOR \
    char *memory = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0); \
    if (memory != MAP_FAILED) \
        abort();
#include "zoo.h"
