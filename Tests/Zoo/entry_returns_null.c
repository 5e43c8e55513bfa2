/* Can work with no host. */
#define ZOO_ENTRY return NULL;
#include "zoo.h"
