/* Leaves two descriptors open in each renderer. */
#define ZOO_CREATE int ends[2]; if (pipe(ends) == 0) sink += ends[0];
#include "zoo.h"
