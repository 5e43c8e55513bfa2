/* Takes a second for its feed, even if interrupted. Writes MEGABYTES megabytes and then the
 * titles. Closes its standard output before if MUTE is defined. */
#define _POSIX_C_SOURCE 200809L
#include "fixture.h"

#include <errno.h>
#include <time.h>
#include <unistd.h>

#ifndef MEGABYTES
#define MEGABYTES 0
#endif

FEED_PLUGIN_NOTE("id=slow\n" "name=Slow\n" "version=1\n" "views=feed\n");

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    static char lines[1 << 20];
    struct timespec rest = {1, 0};
#ifdef MUTE
    close(STDOUT_FILENO);
#endif
    while (nanosleep(&rest, &rest) != 0 && errno == EINTR) continue;
    for (size_t i = 0; i < sizeof lines; i++) lines[i] = i % 80 == 79 ? '\n' : 'x';
    for (int i = 0; i < MEGABYTES; i++)
        host->write(host, FEED_STREAM_OUTPUT, lines, sizeof lines);
    for (uint64_t i = 0; i < model->item_count; i++) {
        const feed_item *item = model->item(model, i);
        host->write(host, FEED_STREAM_OUTPUT, item->title.bytes, item->title.length);
        host->write(host, FEED_STREAM_OUTPUT, "\n", 1);
    }
    return FEED_STATUS_OK;
}

FIXTURE(FEED_VIEW(display))
