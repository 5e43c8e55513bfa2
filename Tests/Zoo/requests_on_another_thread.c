/* Requests items on another thread. */
#define ZOO_DECLARATIONS \
    static const feed_view_model *shown; \
    static void *ask(void *unused) { \
        if (shown->item_count > 0 && shown->item(shown, 0) != NULL) sink++; \
        if (shown->item_count > 0 && shown->item_detail(shown, 0, FEED_DETAIL_ALL)) sink++; \
        if (shown->source_count > 0 && shown->source(shown, 0) != NULL) sink++; \
        sink += (int)shown->item_text(shown, 0, FEED_TEXT_EXCERPT).length; \
        return unused; \
    }
#define ZOO_DISPLAY \
    pthread_t thread; shown = model; \
    if (pthread_create(&thread, NULL, ask, NULL) == 0) pthread_join(thread, NULL);
#include "zoo.h"
