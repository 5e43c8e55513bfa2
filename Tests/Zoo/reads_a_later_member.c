/* Reads a member that a later version may add to items, without FEED_HAS. */
#define ZOO_DISPLAY \
    if (model->item_count > 0) { \
        const struct { \
            feed_item known; \
            int32_t later; \
        } *item = (const void *)model->item(model, 0); \
        sink = *(volatile const int32_t *)&item->later; \
    }
#include "zoo.h"
