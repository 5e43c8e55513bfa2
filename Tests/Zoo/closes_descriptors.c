/* Closes all descriptors. */
#define ZOO_DISPLAY for (int i = 0; i < 256; i++) close(i);
#include "zoo.h"
