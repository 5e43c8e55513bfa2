/* Lies in a file that everybody may write to. */
#include "zoo.h"
