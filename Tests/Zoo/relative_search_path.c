/* Looks for libraries below whatever folder the person is in. Linked with -rpath libraries. */
#include "zoo.h"
