/* Needs a library that is a link to another folder. Linked with -rpath $ORIGIN. */
#include "zoo.h"
