/* Has an unknown need. */
#define ZOO_OWN_NOTE
#include "zoo.h"
FEED_PLUGIN_NOTE("id=animal\n" "name=Animal\n" "version=1.0\n" "views=feed\n" "needs=money\n");
