/* Needs a library beside it. Linked with -rpath $ORIGIN. */
#include "zoo.h"
