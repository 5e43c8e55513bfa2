/* Cancels pictures that it never requested. */
#define ZOO_VIEWS "feed image"
#define ZOO_DISPLAY \
    for (uint64_t i = 0; i < 1000 && model->item_count > 0; i++) { \
        feed_image_request wish = zoo_pixel_request(model, i % model->item_count, NULL, 1 + i % 99, 9); \
        host->cancel_image(host, &wish); \
    }
#include "zoo.h"
