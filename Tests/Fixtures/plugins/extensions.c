/* Writes of each extension in NAMES whether the host has it: 1 or 0. */
#include "feed_plugin.h"

FEED_PLUGIN_NOTE("id=extensions\n"
                 "name=Extensions\n"
                 "version=1.0\n"
                 "views=feed\n");

static const char *const names[] = {NAMES};

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    const feed_host *host = context;
    (void)feed, (void)error;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *answer = host->get_extension(host, names[i]) != NULL ? "1" : "0";
        feed_status status = host->write(host, FEED_STREAM_OUTPUT, answer, 1);
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
