/* Names a library behind the end of its dynamic section, which the loader ignores. */
#include "zoo.h"
