/* Reports a false shortage of memory in the worker's protocol, and exits. */
#define ZOO_DECLARATIONS \
    static void invent(void) { \
        unsigned incident[10] = {sizeof incident, 64, 2, SIGSEGV, 7}; \
        write(3, incident, sizeof incident); \
        _exit(0); \
    }
#define ZOO_DISPLAY invent();
#include "zoo.h"
