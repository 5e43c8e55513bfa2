/* Blocks all signals. */
#define ZOO_DISPLAY sigset_t all; sigfillset(&all); sigprocmask(SIG_BLOCK, &all, NULL);
#include "zoo.h"
