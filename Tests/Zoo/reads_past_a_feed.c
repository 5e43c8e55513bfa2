/* Reads behind the feed that it displays. */
#define ZOO_DISPLAY sink = ((volatile const char *)model)[model->size + 8];
#include "zoo.h"
