/* Starts 600 threads that never end. */
#define ZOO_DECLARATIONS \
static void *stay(void *unused) { \
    const struct timespec hour = {3600, 0}; \
    for (;;) \
        nanosleep(&hour, NULL); \
    return unused; \
}
#define ZOO_DISPLAY \
    pthread_attr_t small; \
    pthread_t thread; \
    int made = 0, refused = 0; \
    pthread_attr_init(&small); \
    pthread_attr_setstacksize(&small, 65536); \
    /* Stops after some refusals. */ \
    for (int i = 0; i < 600 && refused < 8; i++) \
        if (pthread_create(&thread, &small, stay, NULL) == 0) \
            made++; \
        else \
            refused++; \
    if (made >= 64) \
        abort();
#include "zoo.h"
