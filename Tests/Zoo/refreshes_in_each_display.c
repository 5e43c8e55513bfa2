/* Requests a refresh in each display, without a user, and is refused. */
#define ZOO_DISPLAY \
    if (host->request_refresh(host) != FEED_STATUS_REFUSED) abort();
#include "zoo.h"
