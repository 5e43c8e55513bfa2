/* Sends an empty message, which looks like the end of the channel. */
#define ZOO_DECLARATIONS \
    static void send_nothing(void) { \
        struct msghdr nothing = {0}; \
        sendmsg(3, &nothing, 0); \
    }
#define ZOO_DISPLAY send_nothing();
#include "zoo.h"
