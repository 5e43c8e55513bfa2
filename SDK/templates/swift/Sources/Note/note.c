#include "feed_plugin.h"

FEED_PLUGIN_NOTE("id=@NAME@\n"
                 "name=@TITLE@\n"
                 "version=1.0\n"
                 "summary=The beginning of each item, and where to read on\n"
                 "views=feed\n"
                 "media-type=text/plain; charset=utf-8\n"
                 "extension=txt\n"
                 "option=excerpts|boolean|true|show the beginning of each item\n");
