/* Executes an illegal instruction. */
#define ZOO_DISPLAY __builtin_trap();
#include "zoo.h"
