/* Kills its process with SIGKILL. */
#define ZOO_DISPLAY raise(SIGKILL);
#include "zoo.h"
