/* Asks for an item that is not there, and reads what it gets. */
#define ZOO_DISPLAY sink = (int)model->item(model, (uint64_t)-1)->title.length;
#include "zoo.h"
