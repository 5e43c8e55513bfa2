/* Crashes where the host makes plain text, an extension that the note does not require. */
#define ZOO_DISPLAY \
    const feed_plain_text_extension *plain = host->get_extension(host, FEED_EXTENSION_PLAIN_TEXT); \
    feed_string html = {"<p>x", 4}; \
    if (plain != NULL && plain->text(host, html).length == 1) abort();
#include "zoo.h"
