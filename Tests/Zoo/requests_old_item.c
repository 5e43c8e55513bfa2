/* Requests an item of a feed that is gone, in the protocol. */
#define ZOO_DECLARATIONS \
    static void ask(uint64_t revision) { \
        struct zoo_question question = {sizeof question, 8, 1, revision, 0, 0}; \
        unsigned answer[1024] = {0}; \
        write(3, &question, sizeof question); \
        if (read(3, answer, sizeof answer) != 32 || answer[4] != 0) _exit(1); \
    }
#define ZOO_DISPLAY \
    feed_image_request wish = zoo_pixel_request(model, 0, NULL, 9, 9); \
    wish.revision -= 1; \
    if (wish.revision > 0) host->request_image(host, &wish); \
    ask(model->revision - 2);
#include "zoo.h"
