/* Requests missing and existing pictures endlessly. */
#define ZOO_VIEWS "feed image"
#define ZOO_DISPLAY \
    for (uint64_t i = 0; i < 200000; i++) { \
        feed_image_request wish = zoo_pixel_request(model, i % (model->item_count + 1), NULL, 9, 9); \
        host->request_image(host, &wish); \
    }
#include "zoo.h"
