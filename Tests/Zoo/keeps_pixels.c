/* Keeps the pixels of a picture, and reads them in finish. */
#define ZOO_VIEWS "feed image"
#define ZOO_DECLARATIONS static const volatile uint8_t *kept;
#define ZOO_MAKE_PIXELS kept = pixels->bytes;
#define ZOO_FINISH if (kept) sink = kept[0];
#include "zoo.h"
