/* Uses an extension of the host without checking that it exists. */
#define ZOO_DISPLAY \
    const feed_plain_text_extension *plain = host->get_extension(host, \
    FEED_EXTENSION_PLAIN_TEXT); \
    feed_string html = {"<p>x", 4}; \
    sink += (int)plain->text(host, html).length;
#include "zoo.h"
