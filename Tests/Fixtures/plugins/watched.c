/* Runs until asked to leave, and writes the first item's title for each displayed feed.
 * -DEDITION identifies one of several builds. With -DWAITS it makes the file "displays" when it displays the first feed,
 * and goes on once there is the file "go-on". */
#define _POSIX_C_SOURCE 200809L
#include "fixture.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

FEED_PLUGIN_NOTE("id=watched\n" "name=Watched\n" "version=1.0\n" "views=feed\n");

static void say(const char *text, size_t length) {
    host->write(host, FEED_STREAM_OUTPUT, text, length);
}

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    if (model->item_count == 0) return FEED_STATUS_OK;
    const feed_item *item = model->item(model, 0);
    say(EDITION ": ", strlen(EDITION ": "));
    say(item->title.bytes, item->title.length);
    say("\n", 1);
#ifdef WAITS
    close(open("displays", O_CREAT | O_WRONLY, 0600));
    while (access("go-on", F_OK) != 0) poll(NULL, 0, 10);
#endif
    return FEED_STATUS_OK;
}

static feed_status run(void *context, feed_error *error) {
    const feed_event_loop_extension *loop =
        host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    for (;;) {
        struct pollfd entry = {.fd = (int)loop->descriptor(host), .events = POLLIN};
        if (poll(&entry, 1, -1) < 0) continue;
        feed_status status = loop->dispatch(host);
        if (status == FEED_STATUS_OK) continue;
        say(EDITION " leaves\n", strlen(EDITION " leaves\n"));
        return status;
    }
}


FIXTURE(FEED_VIEW(display), .run = run)
