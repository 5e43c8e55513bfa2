/* Writes on another thread. */
#define ZOO_DECLARATIONS \
    static void *write_there(void *unused) { say("from a thread\n"); return unused; }
#define ZOO_DISPLAY \
    pthread_t thread; if (pthread_create(&thread, NULL, write_there, NULL) == 0) \
    pthread_join(thread, NULL);
#include "zoo.h"
