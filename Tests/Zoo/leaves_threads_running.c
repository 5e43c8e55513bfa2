/* Leaves a thread running in each renderer. */
#define ZOO_DECLARATIONS \
    static void *wait_for_ever(void *unused) { for (;;) pause(); return unused; }
#define ZOO_CREATE pthread_t thread; sink += pthread_create(&thread, NULL, wait_for_ever, NULL);
#include "zoo.h"
