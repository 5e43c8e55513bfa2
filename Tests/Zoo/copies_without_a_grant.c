/* Copies text in a main loop without a granted terminal or display. */
#define ZOO_LOOP
#define ZOO_DISPLAY \
    const feed_clipboard_extension *clipboard = \
        host->get_extension(host, FEED_EXTENSION_CLIPBOARD); \
    if (clipboard != NULL && clipboard->copy_text(host, model->title) != FEED_STATUS_REFUSED) \
        abort();
#include "zoo.h"
