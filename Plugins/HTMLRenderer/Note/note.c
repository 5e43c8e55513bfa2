#include "feed_plugin.h"

FEED_PLUGIN_NOTE(
    "id=html\n"
    "name=HTML page\n"
    "version=1.0\n"
    "license=MIT\n"
    "summary=One page for a browser: pictures, light and dark, no script\n"
    "views=feed image\n"
    "media-type=text/html; charset=utf-8\n"
    "extension=html\n"
    "option=content|choice:excerpt,full,none|excerpt|"
    "excerpt: a few sentences an item; full: all of it as well, folded; none: titles only\n"
    "option=layout|choice:auto,cards,list|auto|"
    "cards: a grid; list: one column; auto: cards where most items have pictures\n"
    "option=embed-images|boolean|false|put all pictures into the page, which then needs no network to show them\n");
