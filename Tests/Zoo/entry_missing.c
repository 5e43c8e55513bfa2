/* Does not export the entry. */
#define ZOO_NO_ENTRY
#include "zoo.h"
