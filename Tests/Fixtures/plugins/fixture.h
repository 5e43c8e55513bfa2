/* The rest of a renderer without a state of its own. A fixture ends with
 *
 *     FIXTURE(FEED_VIEW(display), .run = run)
 *
 * which names the members of its renderer but `destroy`. ON_CREATE and ON_DESTROY, defined before this is included, are
 * statements that run in those calls. RENDERER is FIXTURE without an entry. */
#include "../../../SDK/include/feed_plugin_helpers.h"

/* Few fixtures look at all parameters of their calls. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

#ifndef ON_CREATE
#define ON_CREATE
#endif
#ifndef ON_DESTROY
#define ON_DESTROY
#endif
#ifndef ENTRY
#define ENTRY FEED_PLUGIN_ENTRY
#endif

static const feed_host *host;

#define FEED_VIEW(function) .feed = &(const feed_view){.size = sizeof(feed_view), .display = function}
#define LOADING_VIEW(function) .loading = &(const feed_loading_view){.size = sizeof(feed_loading_view), .display = function}
#define ERROR_VIEW(function) .error = &(const feed_error_view){.size = sizeof(feed_error_view), .display = function}

#define RENDERER(...) \
    static void destroy(void *context) { ON_DESTROY } \
    static const feed_renderer renderer = {.size = sizeof renderer, .destroy = destroy, __VA_ARGS__}; \
    static feed_status create(const feed_factory *factory, const feed_host *its_host, \
                              const feed_configuration *configuration, const feed_renderer **result, \
                              feed_error *error) { \
        host = its_host; \
        ON_CREATE \
        *result = &renderer; \
        return FEED_STATUS_OK; \
    }

#define FIXTURE(...) RENDERER(__VA_ARGS__) ENTRY(create)
