/* Requests an item with an invalid index, and reads the result. */
#define ZOO_DISPLAY sink = (int)model->item(model, (uint64_t)-1)->title.length;
#include "zoo.h"
