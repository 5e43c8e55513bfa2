/* Requests a picture with a reserved member that is not zero. */
#define ZOO_VIEWS "feed image"
#define ZOO_DISPLAY \
    feed_image_request request = zoo_pixel_request(model, 0, NULL, 64, 64); \
    request.reserved = 7; \
    host->request_image(host, &request);
#include "zoo.h"
