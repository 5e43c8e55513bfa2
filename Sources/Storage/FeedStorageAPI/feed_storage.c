#include "feed_storage.h"
