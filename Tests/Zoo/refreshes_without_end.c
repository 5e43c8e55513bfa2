/* Requests refreshes endlessly. */
#define ZOO_DISPLAY for (uint64_t i = 0; i < 2000000; i++) host->request_refresh(host);
#include "zoo.h"
