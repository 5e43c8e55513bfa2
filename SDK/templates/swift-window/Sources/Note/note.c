#include "feed_plugin.h"

FEED_PLUGIN_NOTE("id=@NAME@\n"
                 "name=@TITLE@\n"
                 "version=1.0\n"
                 "summary=A window with a list of titles and an article\n"
                 "views=feed loading error image\n"
                 "images=pixels\n"
                 "needs=display\n");
