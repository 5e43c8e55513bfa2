/* Reads an item, its details in two parts, two texts and the document after queries of other functions,
 * other parts and other texts. All of them are valid still. */
#define ZOO_DISPLAY \
    if (model->item_count > 1) { \
        const feed_document *document = model->document(model); \
        const feed_item *item = model->item(model, 0); \
        const feed_item_detail *files = model->item_detail(model, 0, FEED_DETAIL_FILES); \
        const feed_item_detail *people = model->item_detail(model, 0, FEED_DETAIL_PEOPLE); \
        feed_string excerpt = model->item_text(model, 0, FEED_TEXT_EXCERPT); \
        feed_string html = model->item_text(model, 0, FEED_TEXT_CONTENT_HTML); \
        model->item_detail(model, 1, FEED_DETAIL_ALL); \
        model->item_text(model, 1, FEED_TEXT_SUMMARY); \
        if (model->source_count > 0) model->source(model, 0); \
        size_t length = *(volatile const size_t *)&item->title.length; \
        length += *(volatile const size_t *)&files->attachments.count; \
        length += *(volatile const size_t *)&people->authors.count; \
        length += *(volatile const size_t *)&document->hubs.count; \
        if (excerpt.length > 0) length += *(volatile const unsigned char *)excerpt.bytes; \
        if (html.length > 0) length += *(volatile const unsigned char *)html.bytes; \
        sink = (int)length; \
    }
#include "zoo.h"
