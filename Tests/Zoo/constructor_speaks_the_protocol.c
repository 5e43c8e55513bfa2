/* Serves the worker's protocol in its constructor, and never returns. */
#define ZOO_DECLARATIONS \
static void serve(void) { \
    uint32_t created[] = {12, 2, 1}; \
    static char message[65536]; \
    sink += write(3, created, sizeof created); \
    while (read(3, message, sizeof message) > 0) \
        if (mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, \
                 0) != MAP_FAILED || \
            mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0) != \
                MAP_FAILED) \
            _exit(0); \
}
#define ZOO_CONSTRUCTOR serve();
#include "zoo.h"
