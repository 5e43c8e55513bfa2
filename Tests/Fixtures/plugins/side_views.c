/* A loading view that writes to the rendering, and an error view that fails. */
#include "../../../SDK/include/feed_plugin_helpers.h"

FEED_PLUGIN_NOTE("id=side-views\n"
                 "name=Side views\n"
                 "version=1\n"
                 "views=loading error\n");

static const feed_host *host;

static feed_status display_loading(void *context, const feed_loading_view_model *model,
                                   feed_error *error) {
    (void)context, (void)model, (void)error;
    host->write(host, FEED_STREAM_OUTPUT, "stray", 5);
    return FEED_STATUS_OK;
}

static feed_status display_error(void *context, const feed_error_view_model *model,
                                 feed_error *error) {
    (void)context, (void)model;
    return feed_fail(error, "no paper");
}

static void destroy(void *context) {
    (void)context;
}

static feed_status create(const feed_factory *factory, const feed_host *its_host,
                          const feed_configuration *configuration, const feed_renderer **result,
                          feed_error *error) {
    static const feed_loading_view loading = {sizeof loading, display_loading};
    static const feed_error_view failing = {sizeof failing, display_error};
    static const feed_renderer renderer = {
        .size = sizeof renderer, .loading = &loading, .error = &failing, .destroy = destroy};
    (void)factory, (void)configuration, (void)error;
    host = its_host;
    *result = &renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
