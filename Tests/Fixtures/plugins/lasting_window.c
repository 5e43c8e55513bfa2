/* Draws whether a window may fill a screen, and whether it may stay for days. */
#define _GNU_SOURCE
#include "fixture.h"

#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

FEED_PLUGIN_NOTE("id=lasting-window\n"
                 "name=Lasting window\n"
                 "version=1\n"
                 "views=feed\n"
                 "needs=display\n");

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    struct rlimit processor = {0};
    int file = memfd_create("window", MFD_CLOEXEC);
    /* Of 3,840 by 2,160 pixels, at a scale of 125 % drawn at 200 %. */
    int fits = file >= 0 && ftruncate(file, 6144L * 3456 * 4) == 0;
    getrlimit(RLIMIT_CPU, &processor);
    feed_writer output = feed_writer_to(host, FEED_STREAM_OUTPUT);
    feed_put_format(&output, "%d %d", fits, processor.rlim_cur > 60);
    return FEED_STATUS_OK;
}

FIXTURE(FEED_VIEW(display))
