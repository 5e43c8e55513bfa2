/* Crashes if a loading view is displayed after an error. Only random orders of calls find this. */
#include "../../../SDK/include/feed_plugin_helpers.h"

#include <stddef.h>

FEED_PLUGIN_NOTE("id=forgetful\n" "name=Forgetful\n" "version=1\n" "views=feed loading error\n");

static int errors;

static feed_status display_feed(void *context, const feed_view_model *model, feed_error *error) {
    (void)error;
    (void)context;
    (void)model;
    return FEED_STATUS_OK;
}

static feed_status display_loading(void *context, const feed_loading_view_model *model, feed_error *error) {
    (void)error;
    (void)context;
    (void)model;
    if (errors > 0) *(volatile int *)NULL = 1;
    return FEED_STATUS_OK;
}

static feed_status display_error(void *context, const feed_error_view_model *model, feed_error *error) {
    (void)error;
    (void)context;
    (void)model;
    errors++;
    return FEED_STATUS_OK;
}

static void destroy(void *context) {
    (void)context;
}

static feed_status create(const feed_factory *factory, const feed_host *host,
                          const feed_configuration *configuration, const feed_renderer **result,
                          feed_error *error) {
    static const feed_view feed = {sizeof feed, display_feed};
    static const feed_loading_view loading = {sizeof loading, display_loading};
    static const feed_error_view error_view = {sizeof error_view, display_error};
    static const feed_renderer renderer = {.size = sizeof renderer,
                                           .feed = &feed,
                                           .loading = &loading,
                                           .error = &error_view,
                                           .destroy = destroy};
    (void)factory;
    (void)host;
    (void)configuration;
    (void)error;
    errors = 0;
    *result = &renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
