/* Returns success and no plugin from its entry. */
#define ZOO_ENTRY return FEED_STATUS_OK;
#include "zoo.h"
