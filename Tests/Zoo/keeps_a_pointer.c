/* Keeps the loading view's model, and reads it after the call. */
#define ZOO_VIEWS "feed loading"
#define ZOO_DECLARATIONS static const feed_loading_view_model *kept;
#define ZOO_LOADING kept = model;
#define ZOO_FINISH if (kept) sink = *(volatile const int32_t *)&kept->is_loading;
#include "zoo.h"
