/* Suspends the terminal without a grant. */
#define ZOO_LOOP
#define ZOO_MORE "wants=terminal\n"
#define ZOO_DISPLAY \
    const feed_terminal_extension *terminal = \
        host->get_extension(host, FEED_EXTENSION_TERMINAL); \
    if (host->is_granted(host, "terminal") || terminal != NULL) abort();
#include "zoo.h"
