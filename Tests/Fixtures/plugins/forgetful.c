/* Crashes if a loading view is displayed after an error. Only random orders of calls find this. */
#define ON_CREATE errors = 0;
#include "fixture.h"

FEED_PLUGIN_NOTE("id=forgetful\n" "name=Forgetful\n" "version=1\n" "views=feed loading error\n");

static int errors;

static feed_status display_feed(void *context, const feed_view_model *model, feed_error *error) {
    return FEED_STATUS_OK;
}

static feed_status display_loading(void *context, const feed_loading_view_model *model, feed_error *error) {
    if (errors > 0) *(volatile int *)NULL = 1;
    return FEED_STATUS_OK;
}

static feed_status display_error(void *context, const feed_error_view_model *model, feed_error *error) {
    errors++;
    return FEED_STATUS_OK;
}

FIXTURE(FEED_VIEW(display_feed), LOADING_VIEW(display_loading), ERROR_VIEW(display_error))
