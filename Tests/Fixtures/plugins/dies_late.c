/* Writes more than is kept back anywhere, and then to a null pointer. */
#define ZOO_DISPLAY \
    for (int line = 0; line < 20000; line++) say("What it wrote before\n"); \
    *(volatile int *)NULL = 1;
#include "../../Zoo/zoo.h"
