/*
 * A plugin of version 1.0.0, which later hosts have to draw with, built with the feed_plugin.h beside it.
 */
#include "feed_plugin.h"

#include <stdlib.h>

FEED_PLUGIN_NOTE("id=kept\n"
                 "name=Kept\n"
                 "version=1.0\n"
                 "views=feed\n"
                 "requires=feedhost.plain-text/1\n"
                 "option=mark|text|-|what stands before each title\n");

struct kept {
    feed_renderer table;
    const feed_host *host;
    feed_string mark;
    char bytes[64];
    feed_status status;
};

static void write_bytes(struct kept *kept, feed_string text) {
    if (kept->status != FEED_STATUS_OK || text.length == 0) return;
    kept->status = kept->host->write(kept->host, FEED_STREAM_OUTPUT, text.bytes, text.length);
}

static void write_words(struct kept *kept, const char *words, size_t length) {
    write_bytes(kept, (feed_string){words, length});
}

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    struct kept *kept = context;
    (void)error;
    write_bytes(kept, feed->title);
    write_words(kept, "\n", 1);
    for (uint64_t i = 0; i < feed->item_count && kept->status == FEED_STATUS_OK; i++) {
        const feed_item *item = feed->item(feed, i);
        if (item == NULL) return FEED_STATUS_FAILED;
        write_bytes(kept, kept->mark);
        write_words(kept, " ", 1);
        write_bytes(kept, item->title);
        write_words(kept, "\n", 1);
    }
    return kept->status;
}

static void destroy(void *context) { free(context); }

static const feed_view view = {.size = sizeof view, .display = display};

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration,
                          const feed_renderer **result, feed_error *error) {
    (void)factory;
    const feed_option *mark = FEED_LIST_AT(configuration->options, feed_option, 0);
    if (host->get_extension(host, FEED_EXTENSION_PLAIN_TEXT) == NULL) {
        return feed_fail(error, "the host turns no HTML into text");
    }
    struct kept *kept = calloc(1, sizeof *kept);
    if (kept == NULL) return feed_fail(error, "there was no memory for it");
    size_t length = mark->value.length;
    if (length > sizeof kept->bytes) length = sizeof kept->bytes;
    for (size_t i = 0; i < length; i++) kept->bytes[i] = mark->value.bytes[i];
    kept->host = host;
    kept->mark = (feed_string){kept->bytes, length};
    kept->table = (feed_renderer){
        .size = sizeof kept->table, .context = kept, .feed = &view, .destroy = destroy};
    *result = &kept->table;
    return FEED_STATUS_OK;
}

FEED_EXPORT feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **result,
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
