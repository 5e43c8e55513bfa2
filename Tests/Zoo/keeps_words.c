/* Uses phrases until the end, which the host lends as long. */
#define ZOO_DECLARATIONS \
    static const feed_host *asked; \
    static feed_phrase kept; \
    static char copy[256]; \
    static inline void check_words(void) { \
        if (asked == host && (strlen(copy) != kept.before.length || \
                              memcmp(kept.before.bytes, copy, kept.before.length + 1) != 0)) \
            abort(); \
    }
#define ZOO_DISPLAY \
    asked = host; \
    kept = host->words(host, "no-items"); \
    if (kept.before.bytes == NULL || kept.before.length >= sizeof copy) abort(); \
    memcpy(copy, kept.before.bytes, kept.before.length + 1); \
    if (host->words(host, "language").before.bytes == kept.before.bytes) abort(); \
    check_words();
#define ZOO_FINISH check_words();
#define ZOO_DESTROY check_words();
#include "zoo.h"
