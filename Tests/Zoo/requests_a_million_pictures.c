/* Asks for pictures that are not there, and for those that are, without end. */
#define ZOO_VIEWS "feed image"
#define ZOO_DISPLAY \
    for (uint64_t i = 0; i < 2000000; i++) host->request_image(host, model->revision, i % (model->item_count + \
    1));
#include "zoo.h"
