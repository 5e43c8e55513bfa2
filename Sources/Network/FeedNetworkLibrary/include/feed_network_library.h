/* Opened with dlopen only; see feed_network.h for what it exports. */
#include "feed_network.h"
