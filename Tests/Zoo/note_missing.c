/* Has no note. */
#define ZOO_OWN_NOTE
#include "zoo.h"
