/* Allocates as much as a picture's dimensions demand, without checking for failure. */
#define ZOO_VIEWS "feed image"
#define ZOO_MAKE_IMAGE \
    const unsigned char *head = bytes; \
    if (length >= 24) { \
        size_t width = (size_t)head[16] << 24 | head[17] << 16 | head[18] << 8 | head[19]; \
        size_t height = (size_t)head[20] << 24 | head[21] << 16 | head[22] << 8 | head[23]; \
        char *pixels = malloc(width * height * 4); \
        pixels[width * height / 2] = 1; \
        sink += pixels[0]; \
        free(pixels); \
    }
#include "zoo.h"
