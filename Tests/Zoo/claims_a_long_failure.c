/* Fails with words that are longer than the host's memory for them. */
#define ZOO_DISPLAY \
    memset(error->buffer, 'w', error->capacity); \
    error->length = SIZE_MAX; \
    return FEED_STATUS_FAILED;
#include "zoo.h"
