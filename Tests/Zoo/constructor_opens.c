/* Opens a file in its constructor. */
#define ZOO_CONSTRUCTOR sink = open("/etc/passwd", O_RDONLY);
#include "zoo.h"
