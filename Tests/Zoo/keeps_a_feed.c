/* Reads an item of the previous feed. */
#define ZOO_DECLARATIONS \
    static const feed_view_model *first; \
    static const feed_item *kept;
#define ZOO_DISPLAY \
    if (!first && model->item_count > 0) { \
        first = model; \
        kept = model->item(model, 0); \
    }
#define ZOO_FINISH if (kept) sink = (int)*(volatile const size_t *)&kept->title.length;
#include "zoo.h"
