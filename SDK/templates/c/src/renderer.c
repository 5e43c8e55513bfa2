/* @TITLE@: a renderer for FeedHost. */
#include "feed_plugin_helpers.h"

FEED_PLUGIN_NOTE("id=@NAME@\n"
                 "name=@TITLE@\n"
                 "version=1.0\n"
                 "summary=What each item begins with, and where to read on\n"
                 "views=feed\n"
                 "media-type=text/plain; charset=utf-8\n"
                 "extension=txt\n"
                 "option=excerpts|boolean|true|whether to show what each item begins with\n");

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
        if (item->published.is_known) {
            feed_put_format(&output, " (%.*s)", FEED_FORMATTED(item->published.words));
        }
        feed_put_words(&output, "\n");
        feed_string excerpt = feed->item_text(feed, i, FEED_TEXT_EXCERPT);
        if (digest->shows_excerpts && !item->is_title_derived && feed_has_text(excerpt)) {
            feed_put_format(&output, "  %.*s\n", FEED_FORMATTED(excerpt));
        }
        if (feed_has_text(item->url)) {
            feed_put_format(&output, "  %.*s\n", FEED_FORMATTED(item->url));
        }
    }
    return output.status;
}

static void destroy(void *context) {
    free(context);
}

static const feed_renderer *create(const feed_factory *factory, const feed_host *host,
                                   const feed_configuration *configuration, feed_error *error) {
    (void)factory;
    static const feed_view view = {.size = sizeof view, .display = display};
    struct digest *digest = calloc(1, sizeof *digest);
    if (digest == NULL) {
        feed_fail(error, "there was no memory for it");
        return NULL;
    }
    digest->host = host;
    digest->shows_excerpts = feed_option_is_on(configuration, "excerpts");
    digest->renderer.size = sizeof digest->renderer;
    digest->renderer.context = digest;
    digest->renderer.feed = &view;
    digest->renderer.destroy = destroy;
    return &digest->renderer;
}

FEED_PLUGIN_ENTRY(create)
