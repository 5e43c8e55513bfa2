/* Makes requests or log entries without end, in the call that its option "in" names. They are
 * refused eventually, or the process is ended. */
#define ON_CREATE take(configuration, "in", place), take(configuration, "with", what);
#define ON_DESTROY flood("destroy");
#include "fixture.h"

#include <unistd.h>

FEED_PLUGIN_NOTE("id=floods\n"
                 "name=Floods\n"
                 "version=1\n"
                 "views=error loading feed\n"
                 "option=in|choice:feed,loading,error,run,finish,destroy|feed|in which call\n"
                 "option=with|choice:refreshes,log,output,printed|refreshes|what without end\n");

enum { TIMES = 200000 };

static char place[16];
static char what[16];

static feed_status flood(const char *here) {
    if (strcmp(place, here) != 0) return FEED_STATUS_OK;
    for (int i = 0; i < TIMES; i++)
        if (strcmp(what, "log") == 0)
            host->log(host, FEED_LOG_WARNING, (feed_string){"again", 5});
        else if (strcmp(what, "output") == 0)
            host->write(host, FEED_STREAM_OUTPUT, "again and again ", 16);
        else if (strcmp(what, "printed") == 0) {
            static const char line[100];
            if (write(STDOUT_FILENO, line, sizeof line) < 0) return FEED_STATUS_FAILED;
        } else
            host->request_refresh(host);
    return FEED_STATUS_OK;
}

static feed_status display_feed(void *context, const feed_view_model *model, feed_error *error) {
    return flood("feed");
}

static feed_status display_loading(void *context, const feed_loading_view_model *model,
                                   feed_error *error) {
    return flood("loading");
}

static feed_status display_error(void *context, const feed_error_view_model *model,
                                 feed_error *error) {
    return flood("error");
}

static feed_status run(void *context, feed_error *error) {
    return flood("run");
}

static feed_status finish(void *context, feed_error *error) {
    return flood("finish");
}

static void take(const feed_configuration *configuration, const char *key, char value[16]) {
    feed_string text = feed_option_text(configuration, key);
    memset(value, 0, 16);
    memcpy(value, text.bytes, text.length < 15 ? text.length : 15);
}

FIXTURE(FEED_VIEW(display_feed), LOADING_VIEW(display_loading), ERROR_VIEW(display_error),
        .run = run, .finish = finish)
