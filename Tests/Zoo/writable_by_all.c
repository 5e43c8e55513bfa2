/* Lies in a file that is writable by all. */
#include "zoo.h"
