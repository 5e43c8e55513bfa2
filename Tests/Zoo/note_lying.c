/* Lacks a view that its note names. */
#define ZOO_VIEWS "feed loading"
#include "zoo.h"
