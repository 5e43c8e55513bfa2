/* Requests unknown phrases, and one that no host can grant. */
#define ZOO_DISPLAY \
    feed_phrase phrase = host->words(host, "no-such-phrase"); \
    if (phrase.before.bytes != NULL || phrase.after.bytes != NULL) abort(); \
    phrase = host->words(host, ""); \
    if (phrase.before.bytes != NULL || phrase.after.bytes != NULL) abort(); \
    if (host->is_granted(host, "money") || host->is_granted(host, "")) abort(); \
    if (host->get_extension(host, "example.holograms/3") != NULL) abort();
#include "zoo.h"
