/* Asks for pictures that are not there, and for those that are, without end. */
#define ZOO_VIEWS "feed image"
#define ZOO_DISPLAY \
    for (uint64_t i = 0; i < 200000; i++) { \
        feed_image_request wish = zoo_wish(model, i % (model->item_count + 1), NULL, 9, 9); \
        host->request_image(host, &wish); \
    }
#include "zoo.h"
