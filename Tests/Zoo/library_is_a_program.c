/* Needs a library in whose place there is a program. Linked with -rpath $ORIGIN. */
#include "zoo.h"
