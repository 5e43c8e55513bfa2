/* Reads behind the NUL of a title, and of a feed's. */
#define ZOO_DISPLAY \
    sink = ((volatile const char *)model->title.bytes)[model->title.length + 1]; \
    if (model->item_count > 0) { \
        feed_string title = model->item(model, 0)->title; \
        sink = ((volatile const char *)title.bytes)[title.length + 1]; \
    }
#include "zoo.h"
