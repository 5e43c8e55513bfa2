#include "feed_plugin.h"
