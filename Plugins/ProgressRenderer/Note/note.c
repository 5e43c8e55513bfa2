#include "feed_plugin.h"

FEED_PLUGIN_NOTE(
    "id=progress\n"
    "name=Progress\n"
    "version=1.0\n"
    "license=MIT\n"
    "summary=A bar on standard error while feeds load, and one line where that fails\n"
    "views=loading error\n"
    "option=width|integer:1..200|20|how many characters wide the bar is\n");
