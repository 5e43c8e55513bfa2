/* Blocks all signals in create. */
#define ZOO_CREATE sigset_t all; sigfillset(&all); pthread_sigmask(SIG_BLOCK, &all, NULL);
#include "zoo.h"
