/* Makes no renderer, and says why. */
#define ZOO_CREATE \
    static const char words[] = "there is nothing to draw with"; memcpy(error->buffer, words, \
    sizeof words - 1); error->length = sizeof words - 1; return NULL;
#include "zoo.h"
