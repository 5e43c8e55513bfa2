/* Writes overlong control characters and surrogates, which UTF-8 forbids. */
#define ZOO_DISPLAY \
    if (say("\xC0\x9B[31m\xE0\x80\x9B\xF0\x80\x80\x9B\xED\xA0\x80\xF4\x90\x80\x80\xF8\x88\x80\x80\x80") \
        != FEED_STATUS_OK) return FEED_STATUS_OUTPUT_CLOSED;
#include "zoo.h"
