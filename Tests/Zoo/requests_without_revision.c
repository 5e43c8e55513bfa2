/* Requests pictures, and marks an item, without a revision. */
#define ZOO_VIEWS "feed image"
#define ZOO_LOOP
#define ZOO_DISPLAY \
    feed_image_request wish = zoo_pixel_request(model, 0, NULL, 9, 9); \
    wish.revision = 0; \
    if (host->request_image(host, &wish) != FEED_STATUS_STALE || \
        host->preload_image(host, &wish) != FEED_STATUS_STALE) \
        abort();
#include "zoo.h"
