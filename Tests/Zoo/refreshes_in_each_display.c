/* Requests a refresh in each display, without a user. */
#define ZOO_DISPLAY host->request_refresh(host);
#include "zoo.h"
