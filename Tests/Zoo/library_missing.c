/* Needs a missing library. Linked with one that is then removed. */
#include "zoo.h"
