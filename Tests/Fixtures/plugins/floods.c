/* Makes requests or log entries without end, in the call that its option "in" names. They are
 * refused eventually, or the process is ended. */
#include "../../../SDK/include/feed_plugin_helpers.h"

#include <string.h>

FEED_PLUGIN_NOTE("id=floods\n"
                 "name=Floods\n"
                 "version=1\n"
                 "views=error loading feed\n"
                 "option=in|choice:feed,loading,error,run,finish,destroy|feed|in which call\n"
                 "option=with|choice:refreshes,log,output|refreshes|what without end\n");

enum { TIMES = 200000 };

static const feed_host *host;
static char place[16];
static char what[16];

static feed_status flood(const char *here) {
    if (strcmp(place, here) != 0) return FEED_STATUS_OK;
    for (int i = 0; i < TIMES; i++)
        if (strcmp(what, "log") == 0)
            host->log(host, FEED_LOG_WARNING, (feed_string){"again", 5});
        else if (strcmp(what, "output") == 0)
            host->write(host, FEED_STREAM_OUTPUT, "again and again ", 16);
        else
            host->request_refresh(host);
    return FEED_STATUS_OK;
}

static feed_status display_feed(void *context, const feed_view_model *model, feed_error *error) {
    (void)context, (void)model, (void)error;
    return flood("feed");
}

static feed_status display_loading(void *context, const feed_loading_view_model *model,
                                   feed_error *error) {
    (void)context, (void)model, (void)error;
    return flood("loading");
}

static feed_status display_error(void *context, const feed_error_view_model *model,
                                 feed_error *error) {
    (void)context, (void)model, (void)error;
    return flood("error");
}

static feed_status run(void *context, feed_error *error) {
    (void)context, (void)error;
    return flood("run");
}

static feed_status finish(void *context, feed_error *error) {
    (void)context, (void)error;
    return flood("finish");
}

static void destroy(void *context) {
    (void)context;
    flood("destroy");
}

static void take(const feed_option *option, const char *key, char value[16]) {
    if (option->key.length != strlen(key) || memcmp(option->key.bytes, key, strlen(key)) != 0)
        return;
    memset(value, 0, 16);
    memcpy(value, option->value.bytes, option->value.length < 15 ? option->value.length : 15);
}

static feed_status create(const feed_factory *factory, const feed_host *its_host,
                          const feed_configuration *configuration, const feed_renderer **result,
                          feed_error *error) {
    static const feed_view feed = {sizeof feed, display_feed};
    static const feed_loading_view loading = {sizeof loading, display_loading};
    static const feed_error_view its_errors = {sizeof its_errors, display_error};
    static const feed_renderer renderer = {.size = sizeof renderer,
                                           .feed = &feed,
                                           .loading = &loading,
                                           .error = &its_errors,
                                           .run = run,
                                           .finish = finish,
                                           .destroy = destroy};
    (void)factory, (void)error;
    host = its_host;
    for (size_t i = 0; i < configuration->options.count; i++) {
        const feed_option *option = FEED_LIST_AT(configuration->options, feed_option, i);
        take(option, "in", place);
        take(option, "with", what);
    }
    *result = &renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
