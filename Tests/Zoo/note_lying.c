/* Promises a view in its note that it does not have. */
#define ZOO_VIEWS "feed loading"
#include "zoo.h"
