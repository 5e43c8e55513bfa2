/* Writes the text of the first item's content, as the host makes it of HTML. */
#include "../../../SDK/include/feed_plugin_helpers.h"

FEED_PLUGIN_NOTE("id=plain-text\n" "name=Plain text\n" "version=1.0\n" "views=feed\n"
                 "requires=feedhost.plain-text/1\n");

static const feed_host *the_host;

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    (void)context;
    (void)error;
    const feed_plain_text_extension *extension =
        the_host->get_extension(the_host, FEED_EXTENSION_PLAIN_TEXT);
    feed_writer output = feed_writer_to(the_host, FEED_STREAM_OUTPUT);
    feed_string html = feed->item_text(feed, 0, FEED_TEXT_CONTENT_HTML);
    feed_put(&output, extension->text(the_host, html));
    return output.status;
}

static void destroy(void *context) {
    (void)context;
}

static const feed_renderer *create(const feed_factory *factory, const feed_host *host,
                                   const feed_configuration *configuration, feed_error *error) {
    (void)factory;
    (void)configuration;
    (void)error;
    static const feed_view view = {.size = sizeof view, .display = display};
    static const feed_renderer renderer = {
        .size = sizeof renderer, .feed = &view, .destroy = destroy};
    the_host = host;
    return &renderer;
}

FEED_PLUGIN_ENTRY(create)
