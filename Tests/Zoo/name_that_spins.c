/* Crashes in a function whose name makes the C++ demangler loop forever. */
#define ZOO_DECLARATIONS \
    static void crash(void) __asm__("_Z1fDtsrclS_DvzDv4_Ss"); \
    static void (*volatile crashing)(void) = crash; \
    __attribute__((noinline, used)) static void crash(void) { *(volatile int *)8 = 1; }
#define ZOO_DISPLAY crashing();
#include "zoo.h"
