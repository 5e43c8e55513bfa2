/* Requires an extension that no host has. */
#define ZOO_OWN_NOTE
#include "zoo.h"
FEED_PLUGIN_NOTE("id=animal\n" "name=Animal\n" "version=1.0\n" "views=feed\n"
                 "requires=feedhost.plain-text/1 example.holograms/3\n");
