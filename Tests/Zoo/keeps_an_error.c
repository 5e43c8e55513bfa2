/* Writes the words of a failure when the call is over that they were for. */
#define ZOO_DECLARATIONS static feed_error *kept;
#define ZOO_DISPLAY kept = error;
#define ZOO_FINISH if (kept) feed_fail(kept, "too late");
#include "zoo.h"
