/* Throws a C++ exception out of display. */
#include "feed_plugin.h"

FEED_PLUGIN_NOTE("id=animal\n" "name=Animal\n" "version=1.0\n" "views=feed\n");

static feed_status display(void *, const feed_view_model *, feed_error *) {
    throw 42;
}

static void destroy(void *) {}

static const feed_view view = {sizeof view, display};

static feed_renderer made() {
    feed_renderer renderer = {};
    renderer.size = sizeof renderer;
    renderer.feed = &view;
    renderer.destroy = destroy;
    return renderer;
}

static const feed_renderer renderer = made();

static feed_status create(const feed_factory *, const feed_host *, const feed_configuration *,
                          const feed_renderer **made, feed_error *) {
    *made = &renderer;
    return FEED_STATUS_OK;
}

static const feed_factory factory = {sizeof factory, nullptr, create};
static const feed_plugin plugin = {sizeof plugin, FEED_ABI_VERSION, FEED_ABI_VERSION, &factory};

extern "C" FEED_EXPORT feed_status feed_plugin_entry(const feed_entry *, const feed_plugin **made,
                                                     feed_error *) {
    *made = &plugin;
    return FEED_STATUS_OK;
}
