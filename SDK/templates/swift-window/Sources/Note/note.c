#include "feed_plugin.h"

FEED_PLUGIN_NOTE("id=@NAME@\n"
                 "name=@TITLE@\n"
                 "version=1.0\n"
                 "summary=A window with feeds, items and an article\n"
                 "views=feed loading error image\n"
                 "images=pixels\n"
                 "needs=display\n"
                 "requires=feedhost.reader/1 feedhost.plain-text/1\n"
                 "option=keys|text||what keys do: an action and its keys, the next after a ';'\n");
