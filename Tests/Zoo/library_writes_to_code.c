/* Needs a library beside it that has the loader write to its code. Linked with -rpath $ORIGIN. */
#include "zoo.h"
