/* Writes more than any buffer holds, and then crashes. */
#define ZOO_DISPLAY \
    for (int line = 0; line < 20000; line++) say("What it wrote before\n"); \
    *(volatile int *)NULL = 1;
#include "../../Zoo/zoo.h"
