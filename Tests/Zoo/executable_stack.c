/* Wants a stack that can be executed. Linked with -z execstack. */
#include "zoo.h"
