/* @TITLE@: a renderer for FeedHost. */
#include "feed_plugin_helpers.h"

FEED_PLUGIN_NOTE("id=@NAME@\n"
                 "name=@TITLE@\n"
                 "version=1.0\n"
                 "summary=The beginning of each item, and where to read on\n"
                 "views=feed\n"
                 "media-type=text/plain; charset=utf-8\n"
                 "extension=txt\n"
                 "option=excerpts|boolean|true|show the beginning of each item\n");

struct digest {
    feed_renderer renderer;
    const feed_host *host;
    int shows_excerpts;
};

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    (void)error;
    const struct digest *digest = context;
    feed_writer output = feed_writer_to(digest->host, FEED_STREAM_OUTPUT);
    feed_put(&output, feed->title);
    feed_put_words(&output, "\n");
    for (uint64_t i = 0; i < feed->item_count && output.status == FEED_STATUS_OK; i++) {
        const feed_item *item = feed->item(feed, i);
        if (item == NULL) break;
        feed_put_words(&output, "\n* ");
        feed_put(&output, item->title);
        if (item->date.precision) {
            feed_put_format(&output, " (%.*s)", FEED_FORMATTED(item->date.text));
        }
        feed_put_words(&output, "\n");
        /* What is not shown is not asked for. */
        if (digest->shows_excerpts && item->title_origin != FEED_TITLE_FROM_TEXT) {
            feed_string excerpt = feed->item_text(feed, i, FEED_TEXT_EXCERPT);
            if (feed_has_text(excerpt)) {
                feed_put_format(&output, "  %.*s\n", FEED_FORMATTED(excerpt));
            }
        }
        if (feed_has_text(item->open_url)) {
            feed_put_format(&output, "  %.*s\n", FEED_FORMATTED(item->open_url));
        }
    }
    return output.status;
}

static void destroy(void *context) {
    free(context);
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    (void)factory;
    static const feed_view view = {.size = sizeof view, .display = display};
    struct digest *digest = calloc(1, sizeof *digest);
    if (digest == NULL) return feed_fail(error, "there was no memory for it");
    digest->host = host;
    digest->shows_excerpts = feed_option_is_on(configuration, "excerpts");
    digest->renderer.size = sizeof digest->renderer;
    digest->renderer.context = digest;
    digest->renderer.feed = &view;
    digest->renderer.destroy = destroy;
    *renderer = &digest->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
