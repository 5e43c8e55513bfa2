/* Exits in its constructor. */
#define ZOO_CONSTRUCTOR exit(0);
#include "zoo.h"
