/* Copies oversized texts again and again. */
#define ZOO_LOOP
#define ZOO_MORE "needs=display\n"
#define ZOO_DISPLAY \
    static char text[2 << 20]; \
    memset(text, 'x', sizeof text); \
    const feed_clipboard_extension *clipboard = \
        host->get_extension(host, FEED_EXTENSION_CLIPBOARD); \
    for (int i = 0; i < 100 && clipboard != NULL; i++) \
        clipboard->copy_text(host, (feed_string){text, sizeof text});
#include "zoo.h"
