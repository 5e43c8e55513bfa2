/* Never returns, and keeps the processor busy. */
#define ZOO_DISPLAY for (;;) sink++;
#include "zoo.h"
