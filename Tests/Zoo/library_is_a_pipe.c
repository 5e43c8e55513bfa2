/* Needs a library in whose place there is a named pipe. Linked with -rpath $ORIGIN. */
#include "zoo.h"
