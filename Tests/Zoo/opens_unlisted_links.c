/* Opens files, scripts and addresses that the feed does not show, a thousand times. */
#define ZOO_LOOP
#define ZOO_MORE "needs=display\n"
#define ZOO_DECLARATIONS \
    static void open_page(const feed_view_model *model, const char *url) { \
        host->open_link(host, model->revision, FEED_NO_ITEM, \
                        (feed_string){url, strlen(url)}); \
    }
#define ZOO_DISPLAY \
    open_page(model, "file:///etc/passwd"); \
    open_page(model, "javascript:alert(1)"); \
    for (int i = 0; i < 1000; i++) open_page(model, "https://not.example/shown");
#include "zoo.h"
