#include "feed_plugin.h"

FEED_PLUGIN_NOTE(
    "id=terminal\n"
    "name=Terminal\n"
    "version=1.0\n"
    "license=MIT\n"
    "summary=A reader with keys, mouse and pictures, for a terminal\n"
    "views=feed loading error image\n"
    "needs=terminal\n"
    "requires=feedhost.reader/1\n"
    "images=pixels\n"
    "option=keys|text||what keys do: an action and its keys, the next after a ';', as in "
    "'next j down; quit q'; '?' in the reader lists them\n"
    "option=rows|choice:auto,one,more|auto|"
    "how many rows an item takes in the list: one, or as many as it needs; auto is one on a screen of "
    "fewer than 30\n"
    "option=pictures|choice:auto,kitty,iterm,sixel,symbols,none|auto|"
    "how pictures are drawn; auto is what the terminal says it can\n");
