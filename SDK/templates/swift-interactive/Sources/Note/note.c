#include "feed_plugin.h"

FEED_PLUGIN_NOTE("id=@NAME@\n"
                 "name=@TITLE@\n"
                 "version=1.0\n"
                 "summary=A list of titles to walk through\n"
                 "views=feed loading error\n"
                 "needs=terminal\n");
