#include "feed_server.h"
