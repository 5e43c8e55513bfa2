/* Blocks all signals in finish. */
#define ZOO_FINISH sigset_t all; sigfillset(&all); pthread_sigmask(SIG_BLOCK, &all, NULL);
#include "zoo.h"
