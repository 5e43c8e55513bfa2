/* Opened with dlopen only; see feed_server.h for what it exports. */
#include "feed_server.h"
