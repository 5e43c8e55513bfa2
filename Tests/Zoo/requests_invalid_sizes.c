/* Requests pixels of 0 by 0, and of 2³¹ by 2³¹. */
#define ZOO_VIEWS "feed image"
#define ZOO_DISPLAY \
    feed_image_request none = zoo_pixel_request(model, 0, NULL, 0, 0); \
    feed_image_request all = zoo_pixel_request(model, 0, NULL, 1u << 31, 1u << 31); \
    host->request_image(host, &none); \
    host->request_image(host, &all); \
    host->preload_image(host, &all);
#include "zoo.h"
