/* Needs a library that lies beside it, as it may. Linked with -rpath $ORIGIN. */
#include "zoo.h"
