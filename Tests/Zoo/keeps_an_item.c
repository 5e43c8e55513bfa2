/* Reads an item after the next one was asked for. */
#define ZOO_DISPLAY \
    if (model->item_count > 1) { \
        const feed_item *kept = model->item(model, 0); \
        model->item(model, 1); \
        sink = (int)*(volatile const size_t *)&kept->title.length; \
    }
#include "zoo.h"
