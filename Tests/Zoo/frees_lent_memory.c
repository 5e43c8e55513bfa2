/* Frees an item. */
#define ZOO_DISPLAY \
    if (model->item_count > 0) free((void *)(uintptr_t)model->item(model, 0)->title.bytes);
#include "zoo.h"
