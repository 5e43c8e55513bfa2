/* Writes each item's content as converted by the host's plain-text extension. */
#include "fixture.h"

FEED_PLUGIN_NOTE("id=plain\n"
                 "name=Plain\n"
                 "version=1.0\n"
                 "views=feed\n");

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    const feed_plain_text_extension *extension =
        host->get_extension(host, FEED_EXTENSION_PLAIN_TEXT);
    if (extension == NULL) return FEED_STATUS_FAILED;
    for (uint64_t i = 0; i < feed->item_count; i++) {
        feed_string text =
            extension->text(host, feed->item_text(feed, i, FEED_TEXT_CONTENT_HTML));
        feed_status status = host->write(host, FEED_STREAM_OUTPUT, text.bytes, text.length);
        if (status != FEED_STATUS_OK) return status;
    }
    return FEED_STATUS_OK;
}

FIXTURE(FEED_VIEW(display))
