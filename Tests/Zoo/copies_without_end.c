/* Copies texts of two megabytes, which is more than there may be, again and again. */
#define ZOO_LOOP
#define ZOO_DISPLAY \
    static char text[2 << 20]; \
    memset(text, 'x', sizeof text); \
    for (int i = 0; i < 100; i++) \
        host->copy_text(host, (feed_string){text, sizeof text});
#include "zoo.h"
