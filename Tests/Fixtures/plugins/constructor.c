/* A plugin whose constructor creates the file MARK, to show whether its code ran. */
#include "no_plugin.h"

#include <stdio.h>

FEED_PLUGIN_NOTE("id=constructor\n" "name=Constructor\n" "version=1\n" "views=feed\n");

__attribute__((constructor)) static void leave_mark(void) {
    FILE *file = fopen(MARK, "w");
    if (file != NULL) fclose(file);
}
