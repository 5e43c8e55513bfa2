/* Marks items beyond the last: by a range, a list, and a range that wraps to 0. */
#define ZOO_LOOP
#define ZOO_MORE "needs=display\n"
#define ZOO_DISPLAY \
    const uint64_t places[] = {0, model->item_count}; \
    feed_state_change ranges = { \
        sizeof ranges, model->revision, FEED_STATE_READ, 1, NULL, 0, model->item_count + 1}; \
    feed_state_change list = { \
        sizeof list, model->revision, FEED_STATE_STARRED, 1, places, 0, 2}; \
    feed_state_change around = { \
        sizeof around, model->revision, FEED_STATE_READ, 1, NULL, UINT64_MAX, 2}; \
    feed_state_change nothing = {sizeof nothing, model->revision, 0, 1, NULL, 0, 1}; \
    if (host->set_states(host, &ranges) != FEED_STATUS_REFUSED || \
        host->set_states(host, &list) != FEED_STATUS_REFUSED || \
        host->set_states(host, &around) != FEED_STATUS_REFUSED || \
        host->set_states(host, &nothing) != FEED_STATUS_REFUSED || \
        (model->item_count > 0 && model->item(model, 0)->states != 0)) \
        abort();
#include "zoo.h"
