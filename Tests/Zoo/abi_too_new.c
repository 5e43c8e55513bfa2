/* Needs a newer host. */
#define ZOO_OWN_NOTE
#include "zoo.h"
#undef FEED_NOTE_TEXT
#define FEED_NOTE_TEXT(minimum, lines) lines "abi=99\n" "abi-minimum=99\n"
FEED_PLUGIN_NOTE("id=animal\n" "name=Animal\n" "version=1.0\n" "views=feed\n");
