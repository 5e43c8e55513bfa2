/* Reads a list of items of a reader when two others have been displayed. */
#define ZOO_DECLARATIONS \
    static const feed_item_list *kept; \
    static int count; \
    static feed_status display_items(void *context, const feed_item_list *list, \
                                     feed_error *error) { \
        (void)context; \
        (void)error; \
        if (count == 0) kept = list; \
        count++; \
        if (count == 3) sink = (int)*(volatile const uint64_t *)&kept->row_count; \
        return FEED_STATUS_OK; \
    } \
    static const void *extension(void *context, const char *name) { \
        static const feed_reader_views views = {sizeof views, NULL, display_items, NULL, NULL}; \
        (void)context; \
        return strcmp(name, FEED_EXTENSION_READER) == 0 ? &views : NULL; \
    }
#define ZOO_EXTENSION extension
#define ZOO_LOOP
#include "zoo.h"
