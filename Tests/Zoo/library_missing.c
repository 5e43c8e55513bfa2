/* Needs a library that is not there. Linked with one that is then removed. */
#include "zoo.h"
