#include "feed_plugin.h"

#ifdef MINIMUM
#define NOTE(lines) FEED_PLUGIN_NOTE_FOR(MINIMUM, lines)
#else
#define NOTE FEED_PLUGIN_NOTE
#endif

NOTE("id=growth\n"
     "name=Growth\n"
     "version=1.0\n"
     "views=feed\n"
     "option=mark|text|-|what stands before each title\n");
