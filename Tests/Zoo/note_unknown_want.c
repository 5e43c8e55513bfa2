/* Wants what this host can't grant, as a plugin for a later version may. */
#define ZOO_MORE "wants=money\n"
#define ZOO_DISPLAY if (host->is_granted(host, "money")) abort();
#include "zoo.h"
