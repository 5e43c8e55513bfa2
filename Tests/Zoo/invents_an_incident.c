/* Tells the host, in the worker's words, that it had too little memory, and ends. */
#define ZOO_DECLARATIONS \
    static void invent(void) { \
        unsigned incident[10] = {sizeof incident, 64, 2, SIGSEGV, 7}; \
        write(3, incident, sizeof incident); \
        _exit(0); \
    }
#define ZOO_DISPLAY invent();
#include "zoo.h"
