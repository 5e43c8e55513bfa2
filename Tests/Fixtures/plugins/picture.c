/* Draws binary data: the first bytes of a PNG. */
#define ZOO_OWN_NOTE
#define ZOO_DECLARATIONS \
    FEED_PLUGIN_NOTE("id=picture\n" "name=Picture\n" "version=1.0\n" "views=feed\n" \
                     "media-type=" MEDIA_TYPE "\n");
#define ZOO_DISPLAY return say("\x89PNG\r\n");
#include "../../Zoo/zoo.h"
