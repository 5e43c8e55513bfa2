#include "feed_network.h"
