/* Requests items in the protocol while the host requests memory for a response. */
#define ZOO_DECLARATIONS \
    static void ask(uint64_t revision) { \
        unsigned question[6] = {sizeof question, 9, (unsigned)revision}, message[1024]; \
        for (;;) { \
            write(3, question, sizeof question); \
            if (read(3, message, sizeof message) <= 0) _exit(1); \
        } \
    }
#define ZOO_DISPLAY ask(model->revision);
#include "zoo.h"
