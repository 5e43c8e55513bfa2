/* Misspells a key of its note. */
#define ZOO_OWN_NOTE
#include "zoo.h"
FEED_PLUGIN_NOTE("id=animal\n"
                 "name=Animal\n"
                 "version=1.0\n"
                 "lisense=MIT\n"
                 "views=feed\n");
