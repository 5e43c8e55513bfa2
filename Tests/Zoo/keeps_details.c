/* Reads details of an item after the same parts of the next one were asked for. */
#define ZOO_DISPLAY \
    if (model->item_count > 1) { \
        const feed_item_detail *kept = model->item_detail(model, 0, FEED_DETAIL_PEOPLE); \
        model->item_detail(model, 1, FEED_DETAIL_PEOPLE); \
        sink = (int)*(volatile const size_t *)&kept->authors.count; \
    }
#include "zoo.h"
