/* Asks for items by the protocol and reads no answer, while it sends as much as messages hold. */
#define ZOO_DECLARATIONS \
    static void fill(void) { \
        static struct { unsigned length, type; char rest[60 * 1024]; } output; \
        struct { unsigned length, type; uint64_t first; } items = {sizeof items, 8, 0}; \
        output.length = sizeof output; \
        output.type = 10; \
        output.rest[0] = 1; \
        for (;;) { \
            write(3, &items, sizeof items); \
            for (int i = 0; i < 8; i++) write(3, &output, sizeof output); \
        } \
    }
#define ZOO_DISPLAY \
    sink += (int)model->item(model, 0)->title.length; \
    fill();
#include "zoo.h"
