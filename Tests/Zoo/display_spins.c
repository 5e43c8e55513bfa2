/* Loops forever. */
#define ZOO_DISPLAY for (;;) sink++;
#include "zoo.h"
