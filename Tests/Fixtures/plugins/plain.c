/* Writes the content of each item as the host's plain-text extension reads it. */
#include "feed_plugin.h"

FEED_PLUGIN_NOTE("id=plain\n"
                 "name=Plain\n"
                 "version=1.0\n"
                 "views=feed\n");

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    (void)error;
    const feed_host *host = context;
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

static void destroy(void *context) {
    (void)context;
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration, const feed_renderer **result,
                          feed_error *error) {
    static const feed_view view = {.size = sizeof view, .display = display};
    static feed_renderer renderer = {.size = sizeof renderer, .feed = &view, .destroy = destroy};
    (void)factory;
    (void)configuration;
    (void)error;
    renderer.context = (void *)host;
    *result = &renderer;
    return FEED_STATUS_OK;
}

feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **result,
                              feed_error *error) {
    static const feed_factory factory = {.size = sizeof factory, .create = create};
    static const feed_plugin plugin = {.size = sizeof plugin,
                                       .abi_version = FEED_ABI_VERSION,
                                       .abi_minimum_version = FEED_ABI_VERSION,
                                       .factory = &factory};
    (void)entry, (void)error;
    *result = &plugin;
    return FEED_STATUS_OK;
}
