/* Passes null pointers to every function of the host, and a null feed to those of the feed. */
#define ZOO_DISPLAY \
    static const char bytes[] = "x"; \
    feed_string none = {NULL, 0}, lie = {NULL, 7}; \
    if (host->words(host, NULL).before.bytes != NULL || host->is_granted(host, NULL) || \
        host->get_extension(host, NULL) != NULL || \
        host->write(host, FEED_STREAM_OUTPUT, NULL, 3) != FEED_STATUS_REFUSED || \
        host->write(host, FEED_STREAM_OUTPUT, NULL, 0) != FEED_STATUS_OK || \
        host->request_image(host, NULL) != FEED_STATUS_REFUSED || \
        host->set_states(host, NULL) != FEED_STATUS_REFUSED) \
        abort(); \
    host->log(host, FEED_LOG_DEBUG, none); \
    host->log(host, FEED_LOG_DEBUG, lie); \
    if (model->item(NULL, 0) != NULL || model->source(NULL, 0) != NULL || \
        model->item_detail(NULL, 0, FEED_DETAIL_ALL) != NULL || \
        model->article(NULL, 0, FEED_ARTICLE_ALL) != NULL || \
        model->item_text(NULL, 0, FEED_TEXT_EXCERPT).bytes != NULL) \
        abort(); \
    host->log(NULL, FEED_LOG_DEBUG, lie); \
    if (host->write(NULL, FEED_STREAM_OUTPUT, bytes, 1) != FEED_STATUS_REFUSED || \
        host->words(NULL, "no-items").before.bytes != NULL || \
        host->is_granted(NULL, "files") || host->request_refresh(NULL) != FEED_STATUS_REFUSED || \
        host->get_extension(NULL, FEED_EXTENSION_MEMORY) != NULL || \
        host->environment(NULL)->output == NULL) \
        abort();
#include "zoo.h"
