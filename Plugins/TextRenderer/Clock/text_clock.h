#include <stdint.h>
#include <time.h>

static inline int64_t text_clock_seconds(void) { return (int64_t)time(0); }
