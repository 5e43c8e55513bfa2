/* Recurses endlessly in another thread. */
#define ZOO_DECLARATIONS \
    static int deeper(int depth) { volatile char room[4096]; room[0] = (char)depth; return \
    deeper(depth + 1) + room[0]; } \
    static void *run(void *unused) { sink = deeper(0); return unused; }
#define ZOO_DISPLAY \
    pthread_t thread; \
    pthread_create(&thread, NULL, run, NULL); \
    pthread_join(thread, NULL);
#include "zoo.h"
