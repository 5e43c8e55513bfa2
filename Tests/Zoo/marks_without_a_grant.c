/* Marks items in a main loop without a granted terminal or display. */
#define ZOO_LOOP
#define ZOO_DISPLAY \
    feed_state_change change = { \
        sizeof change, model->revision, FEED_STATE_READ, 1, NULL, 0, model->item_count}; \
    if (host->set_states(host, &change) != FEED_STATUS_REFUSED) abort();
#include "zoo.h"
