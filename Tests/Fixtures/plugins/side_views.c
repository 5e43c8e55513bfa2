/* A loading view that writes to the rendering, and an error view that fails. */
#include "fixture.h"

FEED_PLUGIN_NOTE("id=side-views\n"
                 "name=Side views\n"
                 "version=1\n"
                 "views=loading error\n");

static feed_status display_loading(void *context, const feed_loading_view_model *model,
                                   feed_error *error) {
    host->write(host, FEED_STREAM_OUTPUT, "stray", 5);
    return FEED_STATUS_OK;
}

static feed_status display_error(void *context, const feed_error_view_model *model,
                                 feed_error *error) {
    return feed_fail(error, "no paper");
}

FIXTURE(LOADING_VIEW(display_loading), ERROR_VIEW(display_error))
