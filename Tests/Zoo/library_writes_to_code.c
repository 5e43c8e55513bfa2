/* Needs a library beside it with text relocations. Linked with -rpath $ORIGIN. */
#include "zoo.h"
