/* Recurses endlessly in a C11 thread. */
#include <threads.h>
#define ZOO_DECLARATIONS \
    static int deeper(int depth) { volatile char room[4096]; room[0] = (char)depth; return \
    deeper(depth + 1) + room[0]; } \
    static int run(void *unused) { (void)unused; return sink = deeper(0); }
#define ZOO_DISPLAY \
    thrd_t thread; \
    thrd_create(&thread, run, NULL); \
    thrd_join(thread, NULL);
#include "zoo.h"
