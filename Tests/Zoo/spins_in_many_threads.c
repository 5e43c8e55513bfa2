/* Never returns, and keeps the processor busy with as many threads as it gets. */
#define ZOO_DECLARATIONS \
    static void *spin(void *context) { \
        for (;;) sink++; \
        return context; \
    }
#define ZOO_DISPLAY \
    for (int i = 0; i < 300; i++) { \
        pthread_t thread; \
        if (pthread_create(&thread, NULL, spin, NULL) != 0) break; \
    } \
    spin(NULL);
#include "zoo.h"
