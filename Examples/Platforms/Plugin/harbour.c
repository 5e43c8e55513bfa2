/* The same view as a plugin in C: the host composes, and this draws each item's title.
 *
 *     cc -std=c11 -fPIC -shared -I Sources/FeedPluginAPI/include -o harbour.so Examples/Platforms/Plugin/harbour.c
 *     feedhost -r ./harbour.so harbour.xml
 */
#include "feed_plugin.h"

#include <stdlib.h>

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
    feed_view view;
    const feed_host *host;
    feed_status status;
};

static void print(struct harbour *harbour, const char *bytes, size_t length) {
    if (harbour->status == FEED_STATUS_OK)
        harbour->status = harbour->host->write(harbour->host, FEED_STREAM_OUTPUT, bytes, length);
}

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    (void)error;
    struct harbour *harbour = context;
    harbour->status = FEED_STATUS_OK;
    print(harbour, feed->title.bytes, feed->title.length);
    print(harbour, "\n", 1);
    for (uint64_t i = 0; i < feed->item_count && harbour->status == FEED_STATUS_OK; i++) {
        const feed_item *item = feed->item(feed, i);
        print(harbour, "* ", 2);
        print(harbour, item->title.bytes, item->title.length);
        print(harbour, "\n", 1);
    }
    return harbour->status;
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    (void)factory;
    (void)configuration;
    struct harbour *harbour = calloc(1, sizeof *harbour);
    if (harbour == NULL) return feed_fail(error, "there was no memory for it");
    harbour->host = host;
    harbour->view = (feed_view){.size = sizeof harbour->view, .display = display};
    harbour->renderer = (feed_renderer){.size = sizeof harbour->renderer,
                                        .context = harbour,
                                        .feed = &harbour->view,
                                        .destroy = free};
    *renderer = &harbour->renderer;
    return FEED_STATUS_OK;
}

feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **result,
                              feed_error *error) {
    static const feed_factory factory = {.size = sizeof factory, .create = create};
    static const feed_plugin plugin = {.size = sizeof plugin,
                                       .abi_version = FEED_ABI_VERSION,
                                       .abi_minimum_version = FEED_ABI_VERSION,
                                       .factory = &factory};
    (void)entry;
    (void)error;
    *result = &plugin;
    return FEED_STATUS_OK;
}
