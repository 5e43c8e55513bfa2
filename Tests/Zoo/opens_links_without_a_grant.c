/* Opens the feed's page in a main loop without a granted terminal or display. */
#define ZOO_LOOP
#define ZOO_DISPLAY \
    if (host->open_link(host, model->revision, FEED_NO_ITEM, model->home_page_url) != \
        FEED_STATUS_REFUSED) \
        abort();
#include "zoo.h"
