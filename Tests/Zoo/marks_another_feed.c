/* Marks items of another feed, and items that are not there. */
#define ZOO_LOOP
#define ZOO_DISPLAY \
    host->mark_item(host, model->revision + 1, 0, 1); \
    host->mark_item(host, model->revision, model->item_count, 1); \
    host->mark_item(host, 0, UINT64_MAX, 1);
#include "zoo.h"
