/* Requests pictures at addresses that the feed does not name. */
#define ZOO_VIEWS "feed image"
#define ZOO_DISPLAY \
    static const char *const addresses[] = {"http://127.0.0.1:1/told", "file:///etc/passwd", \
                                            "data:image/png;base64,AAAA", ""}; \
    for (int i = 0; i < 4 && model->item_count > 0; i++) { \
        feed_image_request of_item = zoo_pixel_request(model, 0, addresses[i], 9, 9); \
        feed_image_request of_feed = zoo_pixel_request(model, FEED_NO_ITEM, addresses[i], 9, 9); \
        host->request_image(host, &of_item); \
        host->preload_image(host, &of_feed); \
    }
#include "zoo.h"
