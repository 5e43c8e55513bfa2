#include "feed_pictures.h"
