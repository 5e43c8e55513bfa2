#include <stdint.h>
#include <time.h>

/** Seconds since 1970, by the clock on the wall. */
static inline int64_t text_clock_seconds(void) { return (int64_t)time(0); }
