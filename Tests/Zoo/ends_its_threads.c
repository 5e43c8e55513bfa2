/* Ends its threads early by exit and cancellation, and inspects its stack. */
#include <execinfo.h>
#define ZOO_DECLARATIONS \
    static void *leave(void *word) { pthread_exit(word); } \
    static void *stay(void *unused) { \
        for (;;) \
            pause(); \
        return unused; \
    }
#define ZOO_DISPLAY \
    pthread_t one, other; \
    void *word = NULL, *addresses[8]; \
    if (pthread_create(&one, NULL, leave, &sink) != 0 || pthread_join(one, &word) != 0 || \
        word != &sink) \
        abort(); \
    if (pthread_create(&other, NULL, stay, NULL) != 0 || pthread_cancel(other) != 0 || \
        pthread_join(other, &word) != 0 || word != PTHREAD_CANCELED) \
        abort(); \
    if (backtrace(addresses, 8) < 2) \
        abort();
#include "zoo.h"
