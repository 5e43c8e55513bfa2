/* Reads an item after the call it was lent for. */
#define ZOO_DECLARATIONS static const char *kept;
#define ZOO_DISPLAY if (model->item_count > 0) kept = model->item(model, 0)->title.bytes;
#define ZOO_FINISH if (kept) sink = *(volatile const char *)kept;
#include "zoo.h"
