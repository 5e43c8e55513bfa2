/* Needs a library beside it that is writable by all. Linked with -rpath $ORIGIN. */
#include "zoo.h"
