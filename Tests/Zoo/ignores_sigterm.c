/* Blocks all signals, and hangs. */
#define ZOO_DISPLAY \
    sigset_t all; sigfillset(&all); sigprocmask(SIG_BLOCK, &all, NULL); signal(SIGTERM, \
    SIG_IGN); for (;;) pass_time();
#include "zoo.h"
