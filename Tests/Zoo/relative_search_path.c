/* Searches for libraries below the current folder. Linked with -rpath libraries. */
#include "zoo.h"
