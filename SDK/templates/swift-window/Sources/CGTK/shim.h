/* GTK 4, and what readers in a window take of it. */
#include "feed_gtk.h"
