/* Writes text that is not UTF-8. */
#define ZOO_DISPLAY return say("\xff\xfe\n");
#include "zoo.h"
