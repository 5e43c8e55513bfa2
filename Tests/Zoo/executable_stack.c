/* Needs an executable stack. Linked with -z execstack. */
#include "zoo.h"
