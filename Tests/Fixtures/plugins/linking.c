/* Opens the links in the feed, and one page that is not in it. */
#define ZOO_LOOP
#define ZOO_MORE "needs=display\n"
#define ZOO_DECLARATIONS \
    static void open_page(const feed_view_model *model, uint64_t index, feed_string url) { \
        host->open_link(host, model->revision, index, url); \
    }
#define ZOO_DISPLAY \
    open_page(model, FEED_NO_ITEM, model->home_page_url); \
    if (model->item_count > 0) open_page(model, 0, model->item(model, 0)->url); \
    open_page(model, FEED_NO_ITEM, \
              (feed_string){"https://elsewhere.example/", strlen("https://elsewhere.example/")});
#include "../../Zoo/zoo.h"
