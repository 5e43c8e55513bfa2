/* Names pixels in its note, but handles encoded pictures only. */
#define ZOO_VIEWS "feed image"
#define ZOO_OWN_NOTE
#define ZOO_DECLARATIONS \
    FEED_PLUGIN_NOTE("id=animal\n" "name=Animal\n" "version=1.0\n" "views=feed image\n" \
                     "images=pixels\n");
#define ZOO_CREATE \
    static feed_image_transformer encoded; encoded = transformer_table; \
    encoded.make_image_from_pixels = NULL; renderer.transformer = &encoded;
#include "zoo.h"
