/* Asks for items again, by the protocol, while the host lends it memory for the answer. */
#define ZOO_DECLARATIONS \
    static void ask(void) { \
        unsigned question[4] = {16, 9, 0, 0}, message[1024]; \
        for (;;) { \
            write(3, question, sizeof question); \
            if (read(3, message, sizeof message) <= 0) _exit(1); \
        } \
    }
#define ZOO_DISPLAY ask();
#include "zoo.h"
