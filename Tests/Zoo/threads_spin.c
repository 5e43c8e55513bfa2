/* Loops forever in as many threads as it can start. */
#define ZOO_DECLARATIONS \
static void *spin(void *unused) { \
    for (;;) \
        sink++; \
    return unused; \
}
#define ZOO_DISPLAY \
    pthread_attr_t small; \
    pthread_t thread; \
    pthread_attr_init(&small); \
    pthread_attr_setstacksize(&small, 65536); \
    for (int i = 0; i < 600; i++) \
        sink += pthread_create(&thread, &small, spin, NULL); \
    spin(NULL);
#include "zoo.h"
