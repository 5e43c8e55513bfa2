/* For dlopen; see feed_network.h. */
#include "feed_network.h"
