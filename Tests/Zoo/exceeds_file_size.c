/* Is ended by the signal of a file that grows beyond its limit. */
#define ZOO_DISPLAY raise(SIGXFSZ);
#include "zoo.h"
