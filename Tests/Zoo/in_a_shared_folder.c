/* Lies in a folder where everybody may put files. */
#include "zoo.h"
