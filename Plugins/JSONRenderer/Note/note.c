#include "feed_plugin.h"

FEED_PLUGIN_NOTE(
    "id=json\n"
    "name=JSON Feed\n"
    "version=1.0\n"
    "license=MIT\n"
    "summary=JSON Feed 1.1 with all that is known of the feed, for other programs\n"
    "views=feed\n"
    "media-type=application/feed+json\n"
    "extension=json\n"
    "option=layout|choice:lines,indented,compact|lines|"
    "lines: one line an item; indented: one line a value; compact: no white space\n");
