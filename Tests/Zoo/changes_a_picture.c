/* Changes the bytes of a picture. */
#define ZOO_VIEWS "feed image"
#define ZOO_MAKE_IMAGE if (bytes != NULL && length > 0) ((volatile char *)bytes)[0] ^= 1;
#include "zoo.h"
