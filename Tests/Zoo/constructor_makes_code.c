/* Makes executable memory in its constructor: new, by mprotect, and from its file. */
#define ZOO_CONSTRUCTOR \
    int both = PROT_READ | PROT_WRITE, code = PROT_READ | PROT_EXEC; \
    int flags = MAP_PRIVATE | MAP_ANONYMOUS; \
    char *memory = mmap(NULL, 4096, both, flags, -1, 0); \
    if (mmap(NULL, 4096, both | PROT_EXEC, flags, -1, 0) != MAP_FAILED || \
        mprotect(memory, 4096, code) == 0) \
        abort(); \
    for (int file = 0; file < 1024; file++) \
        if (mmap(NULL, 4096, code, MAP_PRIVATE, file, 0) != MAP_FAILED || \
            mmap(NULL, 4096, code, MAP_SHARED, file, 0) != MAP_FAILED) \
            abort();
#include "zoo.h"
