#include "feed_plugin.h"

FEED_PLUGIN_NOTE(
    "id=window\n"
    "name=Window\n"
    "version=1.0\n"
    "license=MIT\n"
    "summary=A reader in a window of its own, for a desktop\n"
    "views=feed loading error image\n"
    "needs=display\n"
    "wants=feeds\n"
    "requires=feedhost.reader/1\n"
    "images=pixels\n"
    "option=keys|text||what keys do: an action and its keys, the next after a ';', as in "
    "'next j down; quit q'; '?' in the window lists them\n"
    "option=colors|choice:auto,light,dark|auto|the colours of the window; auto is what the desktop says\n");
