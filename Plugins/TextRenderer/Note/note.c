#include "feed_plugin.h"

FEED_PLUGIN_NOTE(
    "id=text\n"
    "name=Text\n"
    "version=1.0\n"
    "license=MIT\n"
    "summary=Text for a terminal or a pipe: wrapped, with links and looks where they show\n"
    "views=feed\n"
    "media-type=text/plain; charset=utf-8\n"
    "extension=txt\n"
    "option=style|choice:summary,full,list|summary|"
    "summary: a few sentences an item; full: all of it; list: one line an item, times in UTC\n"
    "option=dates|choice:words,iso,relative|words|"
    "words: in yours, for your zone; iso: as in 2026-11-22T08:30:00+01:00, with their own zone; "
    "relative: as in 3h or 2d\n"
    "option=links|choice:auto,printed,none|auto|"
    "auto: behind the words where the terminal can, else printed; or always, or never\n"
    "option=width|integer:1..||the width in cells; else the terminal's, for prose at most 84\n");
