/* Blocks all signals when all is drawn. */
#define ZOO_FINISH sigset_t all; sigfillset(&all); pthread_sigmask(SIG_BLOCK, &all, NULL);
#include "zoo.h"
