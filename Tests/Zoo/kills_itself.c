/* Kills its own process, which looks as if somebody else had. */
#define ZOO_DISPLAY raise(SIGKILL);
#include "zoo.h"
