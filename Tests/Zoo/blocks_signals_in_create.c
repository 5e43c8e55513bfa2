/* Blocks all signals when it is made. */
#define ZOO_CREATE sigset_t all; sigfillset(&all); pthread_sigmask(SIG_BLOCK, &all, NULL);
#include "zoo.h"
