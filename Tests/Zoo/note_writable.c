/* Has its note in writable memory. */
#define ZOO_OWN_NOTE
#include "zoo.h"
#define const
FEED_PLUGIN_NOTE("id=animal\n" "name=Animal\n" "version=1.0\n" "views=feed\n");
#undef const
