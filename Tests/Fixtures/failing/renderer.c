/* A renderer whose drawing is written in another language, and fails after writing half of its
 * output. */
#include "../../../SDK/include/feed_plugin_helpers.h"

FEED_PLUGIN_NOTE("id=failing\n" "name=Failing\n" "version=1.0\n" "views=feed\n");

/* Defined by the author's code in the other language. */
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

static feed_status create(const feed_factory *factory, const feed_host *made_for,
                          const feed_configuration *configuration, const feed_renderer **result,
                          feed_error *error) {
    (void)factory;
    (void)configuration;
    (void)error;
    host = made_for;
    *result = &renderer;
    return FEED_STATUS_OK;
}

FEED_PLUGIN_ENTRY(create)
