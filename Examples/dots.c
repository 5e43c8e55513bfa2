/* A renderer in a page of C: each item's title behind a dot.
 *
 *     cc -std=c11 -fPIC -shared -I Sources/FeedPluginAPI/include -o dots.so Examples/dots.c
 *     feedhost --renderer ./dots.so
 */
#include "feed_plugin.h"

#include <stdlib.h>

FEED_PLUGIN_NOTE("id=dots\n"
                 "name=Dots\n"
                 "version=1.0\n"
                 "license=MIT\n"
                 "summary=Each item's title behind a dot\n"
                 "views=feed\n"
                 "media-type=text/plain; charset=utf-8\n"
                 "extension=txt\n"
                 "option=dot|text|•|what stands before each title\n");

struct dots {
    feed_renderer renderer;
    feed_view view;
    const feed_host *host;
    size_t dot_length;
    char dot[];
};

static feed_status print(const struct dots *dots, const char *bytes, size_t length) {
    return dots->host->write(dots->host, FEED_STREAM_OUTPUT, bytes, length);
}

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    (void)error;
    const struct dots *dots = context;
    feed_status status = FEED_STATUS_OK;
    for (uint64_t i = 0; i < feed->item_count && status == FEED_STATUS_OK; i++) {
        const feed_item *item = feed->item(feed, i);
        status = print(dots, dots->dot, dots->dot_length);
        if (status == FEED_STATUS_OK) status = print(dots, " ", 1);
        if (status == FEED_STATUS_OK) status = print(dots, item->title.bytes, item->title.length);
        if (status == FEED_STATUS_OK) status = print(dots, "\n", 1);
    }
    return status;
}

static void destroy(void *context) {
    free(context);
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **renderer, feed_error *error) {
    (void)factory;
    /* The host hands over every option that the note declares, in its order. */
    feed_string dot = FEED_LIST_AT(configuration->options, feed_option, 0)->value;
    struct dots *dots = calloc(1, sizeof *dots + dot.length);
    if (dots == NULL) return feed_fail(error, "there was no memory for it");
    dots->host = host;
    dots->dot_length = dot.length;
    for (size_t i = 0; i < dot.length; i++) dots->dot[i] = dot.bytes[i];
    dots->view = (feed_view){.size = sizeof dots->view, .display = display};
    dots->renderer = (feed_renderer){.size = sizeof dots->renderer,
                                     .context = dots,
                                     .feed = &dots->view,
                                     .destroy = destroy};
    *renderer = &dots->renderer;
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
