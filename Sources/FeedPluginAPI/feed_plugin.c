/*
 * Checks that the header compiles alone, on LP64. Tests/abi/gate compares sizes, offsets, values and
 * signatures with the recorded version, for every machine.
 */
#include "feed_plugin.h"

_Static_assert(sizeof(void *) == 8 && sizeof(size_t) == 8, "the layout is that of LP64");
_Static_assert(FEED_ABI_VERSION >= 1 && FEED_ABI_MINIMUM_VERSION <= FEED_ABI_VERSION,
               "the versions are in order");
