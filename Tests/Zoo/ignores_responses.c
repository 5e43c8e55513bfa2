/* Sends requests in the protocol until the channel is full, and reads no response. */
#define ZOO_DECLARATIONS \
    static void fill(uint64_t feed) { \
        static struct { unsigned length, type, level, text_length; char text[16000]; } log; \
        struct zoo_question items = {sizeof items, 8, 1, feed, 0, 0}; \
        log.length = sizeof log; \
        log.type = 10; \
        log.text_length = sizeof log.text; \
        memset(log.text, 'x', sizeof log.text); \
        for (int i = 0; i < 1000; i++) write(3, &items, sizeof items); \
        for (;;) write(3, &log, sizeof log); \
    }
#define ZOO_DISPLAY \
    if (model->item_count > 0) sink += (int)model->item(model, 0)->title.length; \
    fill(model->revision);
#include "zoo.h"
