/* Changes an item. */
#define ZOO_DISPLAY \
    if (model->item_count > 0) *(char *)(uintptr_t)model->item(model, 0)->title.bytes = 65;
#include "zoo.h"
