/* Names a library behind the end of its dynamic section, where the loader does not look. */
#include "zoo.h"
