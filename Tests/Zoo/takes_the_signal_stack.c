/* Takes the stack away that signals are handled on. */
#define ZOO_DISPLAY stack_t none = {0}; none.ss_flags = SS_DISABLE; sigaltstack(&none, NULL);
#include "zoo.h"
