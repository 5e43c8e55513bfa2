/* Needs a library that is a program. Linked with -rpath $ORIGIN. */
#include "zoo.h"
