/* Removes the alternate signal stack. */
#define ZOO_DISPLAY stack_t none = {0}; none.ss_flags = SS_DISABLE; sigaltstack(&none, NULL);
#include "zoo.h"
