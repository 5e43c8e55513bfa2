/* Reads the text of an item after that of the next one was asked for. */
#define ZOO_DISPLAY \
    if (model->item_count > 1) { \
        feed_string kept = model->item_text(model, 0, FEED_TEXT_CONTENT_HTML); \
        model->item_text(model, 1, FEED_TEXT_CONTENT_HTML); \
        if (kept.length > 0) sink = *(volatile const char *)kept.bytes; \
    }
#include "zoo.h"
