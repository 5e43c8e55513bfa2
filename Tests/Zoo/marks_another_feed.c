/* Marks items of a feed that is not displayed. */
#define ZOO_LOOP
#define ZOO_MORE "needs=display\n"
#define ZOO_DISPLAY \
    feed_state_change change = { \
        sizeof change, model->revision + 1, FEED_STATE_READ, 1, NULL, 0, 1}; \
    if (host->set_states(host, &change) != FEED_STATUS_STALE) abort(); \
    change.revision = 0; \
    if (host->set_states(host, &change) != FEED_STATUS_STALE) abort();
#include "zoo.h"
