/* Writes output in destroy, when that is complete. */
#define ZOO_DESTROY say("The end\n");
#include "zoo.h"
