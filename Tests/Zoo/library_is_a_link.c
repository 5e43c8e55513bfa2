/* Needs a library in whose place there is a link out of its folder. Linked with -rpath $ORIGIN. */
#include "zoo.h"
