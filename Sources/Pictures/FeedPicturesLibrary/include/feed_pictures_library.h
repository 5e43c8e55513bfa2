/* Opened with dlopen; linked only by its tests. */
#ifndef FEED_PICTURES_LIBRARY_H
#define FEED_PICTURES_LIBRARY_H

#include "feed_pictures.h"

/* A feed_pictures_entry. */
const feed_pictures_table *feed_pictures_get_table(uint32_t version);

#endif
