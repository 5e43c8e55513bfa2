/* Crashes where the host has memory, an extension that the note does not require. */
#define ZOO_DISPLAY \
    const feed_memory_extension *memory = host->get_extension(host, FEED_EXTENSION_MEMORY); \
    if (memory != NULL && memory->keep(host, "x", 1) == FEED_STATUS_OK) abort();
#include "zoo.h"
