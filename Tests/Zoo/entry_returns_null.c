/* Says that its entry worked, and gives nothing. */
#define ZOO_ENTRY return FEED_STATUS_OK;
#include "zoo.h"
