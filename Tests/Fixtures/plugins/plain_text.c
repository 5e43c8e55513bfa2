/* Writes the host's plain text for the first item's content. */
#include "fixture.h"

FEED_PLUGIN_NOTE("id=plain-text\n" "name=Plain text\n" "version=1.0\n" "views=feed\n"
                 "requires=feedhost.plain-text/1\n");

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    const feed_plain_text_extension *extension =
        host->get_extension(host, FEED_EXTENSION_PLAIN_TEXT);
    feed_writer output = feed_writer_to(host, FEED_STREAM_OUTPUT);
    feed_string html = feed->item_text(feed, 0, FEED_TEXT_CONTENT_HTML);
    /* A length beyond half of the address space has no text. */
    feed_put(&output, extension->text(host, (feed_string){html.bytes, (size_t)1 << 63}));
    feed_put(&output, extension->text(host, html));
    return output.status;
}

FIXTURE(FEED_VIEW(display))
