/* Sleeps forever. */
#define ZOO_DISPLAY for (;;) pass_time();
#include "zoo.h"
