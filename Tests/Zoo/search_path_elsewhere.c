/* Looks for libraries in a private folder of the person's. Linked with -rpath /root/private. */
#include "zoo.h"
