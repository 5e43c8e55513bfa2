/*
 * Nothing but the header: that it compiles alone, for the one kind of system it is for. Sizes, offsets,
 * values and signatures are compared with the recorded version by Tests/abi/gate, for every machine.
 */
#include "feed_plugin.h"

_Static_assert(sizeof(void *) == 8 && sizeof(size_t) == 8, "the layout is that of LP64");
_Static_assert(FEED_ABI_VERSION >= 1 && FEED_ABI_MINIMUM_VERSION <= FEED_ABI_VERSION,
               "the versions are in order");
