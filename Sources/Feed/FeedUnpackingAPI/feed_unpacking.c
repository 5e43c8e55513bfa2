#include "feed_unpacking.h"
