/* Keeps the media type of a picture, and reads it when the next is made. */
#define ZOO_VIEWS "feed image"
#define ZOO_DECLARATIONS static const volatile char *kept;
#define ZOO_MAKE_IMAGE if (kept) sink = kept[0]; kept = media_type.bytes;
#include "zoo.h"
