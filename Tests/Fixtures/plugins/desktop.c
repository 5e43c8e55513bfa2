/* Shows the desktop's settings when its main loop begins, and again when they change; leaves once texts are larger by
 * half, and says so where it is told to. */
#include "fixture.h"

#include <poll.h>

FEED_PLUGIN_NOTE("id=desktop\n" "name=Desktop\n" "version=1\n" "views=feed\n" "wants=display\n");

static int is_large;

static void show(void) {
    const feed_environment *environment = host->environment(host);
    feed_writer output = feed_writer_to(host, FEED_STREAM_STATUS);
    feed_put_format(&output, "%d %d %d%%\n", (int)environment->color_scheme,
                    (int)environment->contrast, (int)(environment->text_scale * 100 + 0.5));
}

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    return FEED_STATUS_OK;
}

static feed_status environment_changed(void *context, feed_error *error) {
    show();
    is_large = host->environment(host)->text_scale > 1.4;
    return FEED_STATUS_OK;
}

static feed_status run(void *context, feed_error *error) {
    const feed_event_loop_extension *loop = host->get_extension(host, FEED_EXTENSION_EVENT_LOOP);
    struct pollfd entry = {.fd = (int)loop->descriptor(host), .events = POLLIN};
    show();
    feed_status status = FEED_STATUS_OK;
    while (!is_large && status >= 0 && host->is_granted(host, "display")) {
        poll(&entry, 1, 10000);
        status = loop->dispatch(host);
    }
    feed_writer output = feed_writer_to(host, FEED_STREAM_STATUS);
    if (status == FEED_STATUS_LEAVE) feed_put_words(&output, "left\n");
    return status;
}

FIXTURE(FEED_VIEW(display), .run = run, .environment_changed = environment_changed)
