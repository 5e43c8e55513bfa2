/* Copies 100 MB, again and again. */
#define ZOO_LOOP
#define ZOO_DISPLAY \
    char *text = malloc(100 << 20); \
    if (text) { \
        memset(text, 'x', 100 << 20); \
        for (int i = 0; i < 100; i++) \
            host->copy_text(host, (feed_string){text, 100 << 20}); \
        free(text); \
    }
#include "zoo.h"
