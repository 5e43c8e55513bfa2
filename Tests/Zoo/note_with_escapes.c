/* Has an escape sequence in its note. */
#define ZOO_MORE "option=a|text||\x1b[31mred\n"
#include "zoo.h"
