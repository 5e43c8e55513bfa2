/* Is too old for the host. */
#define ZOO_OWN_NOTE
#include "zoo.h"
#undef FEED_NOTE_TEXT
#define FEED_NOTE_TEXT(minimum, lines) lines "abi=0\n" "abi-minimum=0\n"
FEED_PLUGIN_NOTE("id=animal\n" "name=Animal\n" "version=1.0\n" "views=feed\n");
