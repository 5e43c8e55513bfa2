/* Everything but `display` for a fixture that only draws the feed. */
#include "../../../SDK/include/feed_plugin_helpers.h"

static const feed_host *the_host;

static feed_status display(void *context, const feed_view_model *feed, feed_error *error);

static void destroy(void *context) {
    (void)context;
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration, const feed_renderer **result,
                          feed_error *error) {
    (void)factory;
    (void)configuration;
    (void)error;
    static const feed_view view = {.size = sizeof view, .display = display};
    static const feed_renderer renderer = {
        .size = sizeof renderer, .feed = &view, .destroy = destroy};
    the_host = host;
    *result = &renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
