/* Needs a library beside it that everybody may write to. Linked with -rpath $ORIGIN. */
#include "zoo.h"
