#include "feed_plugin.h"

#ifndef MINIMUM
#define MINIMUM FEED_ABI_VERSION
#endif

FEED_PLUGIN_NOTE_FOR(MINIMUM,
                     "id=growth\n"
                     "name=Growth\n"
                     "version=1.0\n"
                     "views=feed\n"
                     "option=mark|text|-|what stands before each title\n");
