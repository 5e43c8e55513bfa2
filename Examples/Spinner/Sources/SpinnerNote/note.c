#include "feed_plugin.h"

FEED_PLUGIN_NOTE("id=spinner\n"
                 "name=Spinner\n"
                 "version=1.0\n"
                 "license=MIT\n"
                 "summary=Something that turns while feeds load, for any renderer\n"
                 "views=loading\n"
                 "option=frames|text|⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏|what it turns through, a character each\n");
