/* Needs a library that is a named pipe. Linked with -rpath $ORIGIN. */
#include "zoo.h"
