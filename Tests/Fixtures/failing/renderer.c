/* A renderer whose drawing is written in another language, and fails in the middle: half of it is
 * written by then. */
#include "feed_plugin.h"

#include <string.h>

FEED_PLUGIN_NOTE("id=failing\n" "name=Failing\n" "version=1.0\n" "views=feed\n");

/* The author's. */
void draw_titles(uint64_t count);

static const feed_host *host;

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    (void)context;
    (void)error;
    host->write(host, FEED_STREAM_OUTPUT, "half\n", 5);
    draw_titles(model->item_count);
    return FEED_STATUS_OK;
}

static void destroy(void *context) { (void)context; }

static const feed_view view = {sizeof view, display};
static const feed_renderer renderer = {
    .size = sizeof renderer, .feed = &view, .destroy = destroy};

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
