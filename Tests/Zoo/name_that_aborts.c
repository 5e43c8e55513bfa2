/* Crashes in a function whose name aborts Swift's demangler. */
#define ZOO_DECLARATIONS \
    static void crash(void) __asm__("$sRvs"); \
    static void (*volatile crashing)(void) = crash; \
    __attribute__((noinline, used)) static void crash(void) { *(volatile int *)8 = 1; }
#define ZOO_DISPLAY crashing();
#include "zoo.h"
