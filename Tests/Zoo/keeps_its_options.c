/* Keeps the options passed to create, and reads them when drawing. */
#define ZOO_OWN_NOTE
#define ZOO_DECLARATIONS \
    FEED_PLUGIN_NOTE("id=animal\n" "name=Animal\n" "version=1.0\n" "views=feed\n" \
                     "option=width|integer|72|how wide\n"); \
    static feed_string kept;
#define ZOO_CREATE kept = FEED_LIST_AT(configuration->options, feed_option, 0)->value;
#define ZOO_DISPLAY sink = *(const volatile char *)kept.bytes;
#include "zoo.h"
