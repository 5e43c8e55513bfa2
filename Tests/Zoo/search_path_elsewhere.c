/* Searches for libraries in a private folder. Linked with -rpath /root/private. */
#include "zoo.h"
