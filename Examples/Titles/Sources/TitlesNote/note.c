#include "feed_plugin.h"

FEED_PLUGIN_NOTE("id=titles\n"
                 "name=Titles\n"
                 "version=1.0\n"
                 "views=feed\n");
