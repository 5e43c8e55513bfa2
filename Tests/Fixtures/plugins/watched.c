/* Runs until it is to leave, and writes the title of the first item each time it is shown a feed.
 * -DEDITION names which of several files it is. */
#include "feed_plugin.h"

#include <poll.h>
#include <string.h>

FEED_PLUGIN_NOTE("id=watched\n" "name=Watched\n" "version=1.0\n" "views=feed\n");

static const feed_host *host;

static void say(const char *text, size_t length) {
    host->write(host, FEED_STREAM_OUTPUT, text, length);
}

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    (void)context;
    (void)error;
    if (model->item_count == 0) return FEED_STATUS_OK;
    const feed_item *item = model->item(model, 0);
    say(EDITION ": ", strlen(EDITION ": "));
    say(item->title.bytes, item->title.length);
    say("\n", 1);
    return FEED_STATUS_OK;
}

static feed_status run(void *context, feed_error *error) {
    (void)context;
    (void)error;
    for (;;) {
        struct pollfd entry = {.fd = host->event_descriptor(host), .events = POLLIN};
        if (poll(&entry, 1, -1) < 0) continue;
        feed_status status = host->dispatch(host);
        if (status == FEED_STATUS_OK) continue;
        say(EDITION " leaves\n", strlen(EDITION " leaves\n"));
        return status;
    }
}

static void destroy(void *context) { (void)context; }

static const feed_view view = {sizeof view, display};
static const feed_renderer renderer = {
    .size = sizeof renderer, .feed = &view, .run = run, .destroy = destroy};

static const feed_renderer *create(const feed_factory *factory, const feed_host *made_for,
                                   const feed_configuration *configuration, feed_error *error) {
    (void)factory;
    (void)configuration;
    (void)error;
    host = made_for;
    return &renderer;
}

static const feed_factory factory = {sizeof factory, NULL, create};
static const feed_plugin plugin = {sizeof plugin, FEED_PLUGIN_MAGIC, FEED_ABI_VERSION,
                                   FEED_ABI_MINIMUM_VERSION, 0, &factory};

FEED_EXPORT const feed_plugin *feed_plugin_entry(uint32_t version, uint32_t minimum) {
    (void)version;
    (void)minimum;
    return &plugin;
}
