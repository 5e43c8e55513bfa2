/* Writes each item's content as converted by the host's plain-text extension. */
#include "draws_only.h"

FEED_PLUGIN_NOTE("id=plain\n"
                 "name=Plain\n"
                 "version=1.0\n"
                 "views=feed\n");

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    (void)context, (void)error;
    const feed_plain_text_extension *extension =
        the_host->get_extension(the_host, FEED_EXTENSION_PLAIN_TEXT);
    if (extension == NULL) return FEED_STATUS_FAILED;
    for (uint64_t i = 0; i < feed->item_count; i++) {
        feed_string text =
            extension->text(the_host, feed->item_text(feed, i, FEED_TEXT_CONTENT_HTML));
        feed_status status = the_host->write(the_host, FEED_STREAM_OUTPUT, text.bytes, text.length);
        if (status != FEED_STATUS_OK) return status;
    }
    return FEED_STATUS_OK;
}
