/* Keeps the error of a call, and writes to it after the call. */
#define ZOO_DECLARATIONS static feed_error *kept;
#define ZOO_DISPLAY kept = error;
#define ZOO_FINISH if (kept) feed_fail(kept, "too late");
#include "zoo.h"
