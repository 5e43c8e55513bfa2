/* Returns positive statuses, which are successes, and words that are ignored then. */
#define ZOO_DISPLAY \
    for (uint64_t i = 0; i < model->item_count; i++) { \
        const feed_item *item = model->item(model, i); \
        feed_status status = \
            host->write(host, FEED_STREAM_OUTPUT, item->title.bytes, item->title.length); \
        if (status >= 0) status = say("\n"); \
        if (status < 0) return status; \
    } \
    feed_fail(error, "this is no failure"); \
    return 7;
#define ZOO_FINISH \
    feed_fail(error, "nor is this"); \
    return 2147483647;
#include "zoo.h"
