/* Executes an instruction that is none. */
#define ZOO_DISPLAY __builtin_trap();
#include "zoo.h"
