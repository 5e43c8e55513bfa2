/* Writes for each extension in NAMES whether the host has it: 1 or 0. */
#include "fixture.h"

FEED_PLUGIN_NOTE("id=extensions\n"
                 "name=Extensions\n"
                 "version=1.0\n"
                 "views=feed\n");

static const char *const names[] = {NAMES};

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *answer = host->get_extension(host, names[i]) != NULL ? "1" : "0";
        feed_status status = host->write(host, FEED_STREAM_OUTPUT, answer, 1);
        if (status != FEED_STATUS_OK) return status;
    }
    return FEED_STATUS_OK;
}

FIXTURE(FEED_VIEW(display))
