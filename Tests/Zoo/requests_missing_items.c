/* Requests item and source beyond the last, and an unknown kind of text. */
#define ZOO_DISPLAY \
    model->item(model, model->item_count); model->source(model, model->source_count); \
    model->item_detail(model, (uint64_t)1 << 62, FEED_DETAIL_ALL); \
    model->article(model, (uint64_t)1 << 62, FEED_ARTICLE_ALL); \
    model->item_detail(model, model->item_count + 1, FEED_DETAIL_FILES); \
    model->item_text(model, UINT64_MAX, FEED_TEXT_EXCERPT); model->item_text(model, 0, 99);
#include "zoo.h"
