/* Crashes in a function whose name crashes Swift's demangler. */
#define ZOO_DECLARATIONS \
    static void crash(void) __asm__("$ss5SwiftfMa_"); \
    static void (*volatile crashing)(void) = crash; \
    __attribute__((noinline, used)) static void crash(void) { *(volatile int *)8 = 1; }
#define ZOO_DISPLAY crashing();
#include "zoo.h"
