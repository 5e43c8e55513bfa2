/* Asks for the feed again each time it is shown, with nobody there who could want it. */
#define ZOO_DISPLAY host->request_refresh(host);
#include "zoo.h"
