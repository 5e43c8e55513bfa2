/* The same view as a plugin in C: the host composes, and this draws each item's title.
 *
 *     cc -std=c11 -fPIC -shared -I SDK/include -I Sources/FeedPluginAPI/include \
 *         -o harbour.so Examples/Platforms/Plugin/harbour.c
 *     feedhost -r ./harbour.so harbour.xml
 */
#include "feed_plugin_helpers.h"

FEED_PLUGIN_NOTE("id=harbour\n"
                 "name=Harbour\n"
                 "version=1.0\n"
                 "license=MIT\n"
                 "summary=Each item's title\n"
                 "views=feed\n"
                 "media-type=text/plain; charset=utf-8\n"
                 "extension=txt\n");

struct harbour {
    feed_renderer renderer;
    const feed_host *host;
};

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    (void)error;
    const struct harbour *harbour = context;
    feed_writer output = feed_writer_to(harbour->host, FEED_STREAM_OUTPUT);
    feed_put(&output, feed->title);
    feed_put_words(&output, "\n");
    for (uint64_t i = 0; i < feed->item_count && output.status == FEED_STATUS_OK; i++) {
        feed_put_words(&output, "* ");
        feed_put(&output, feed->item(feed, i)->title);
        feed_put_words(&output, "\n");
    }
    return output.status;
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    static const feed_view view = {.size = sizeof view, .display = display};
    (void)factory;
    (void)configuration;
    struct harbour *harbour = calloc(1, sizeof *harbour);
    if (harbour == NULL) return feed_fail(error, "there was no memory for it");
    harbour->host = host;
    harbour->renderer = (feed_renderer){.size = sizeof harbour->renderer,
                                        .context = harbour,
                                        .feed = &view,
                                        .destroy = free};
    *renderer = &harbour->renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
