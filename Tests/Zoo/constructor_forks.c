/* Forks in its constructor. */
#define ZOO_CONSTRUCTOR if (fork() == 0) _exit(0);
#include "zoo.h"
