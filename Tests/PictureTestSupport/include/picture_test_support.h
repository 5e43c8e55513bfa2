/* Makes pictures for tests: red on the left, blue or transparent on the right. */
#ifndef PICTURE_TEST_SUPPORT_H
#define PICTURE_TEST_SUPPORT_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
    PICTURE_FORMAT_JPEG,
    PICTURE_FORMAT_PROGRESSIVE_JPEG,
    PICTURE_FORMAT_GRAY_JPEG,
    PICTURE_FORMAT_INKS_JPEG,
    PICTURE_FORMAT_PNG,
    PICTURE_FORMAT_INTERLACED_PNG,
    /* Sixteen bits per channel. */
    PICTURE_FORMAT_DEEP_PNG,
    /* A palette of two colours, the second with the opacity of the extras. */
    PICTURE_FORMAT_PALETTE_PNG,
    PICTURE_FORMAT_GIF,
    PICTURE_FORMAT_INTERLACED_GIF,
    /* With a second picture that is completely blue. */
    PICTURE_FORMAT_ANIMATED_GIF,
    PICTURE_FORMAT_WEBP,
    PICTURE_FORMAT_LOSSLESS_WEBP,
    /* With a single lossless picture. */
    PICTURE_FORMAT_ANIMATED_WEBP
} picture_format;

/* Properties beside the pixels. */
typedef struct {
    /* The right half is transparent, if the format supports that. */
    int is_transparent;
    /* The opacity of the right half, for PNG and lossless WebP; 0 for opaque. Ignored if
     * transparent. */
    int opacity;
    /* The Exif orientation; 0 for none. JPEG only. */
    int orientation;
    /* Returns the length of a JPEG's ICC profile; 0 for none. */
    size_t profile_length;
} picture_extras;

/* Returns a picture of this size, to be freed by picture_free; NULL on failure. */
uint8_t *picture_make(picture_format format, uint32_t width, uint32_t height,
                      picture_extras extras, size_t *length);

/* Decodes JPEG or WebP to RGBA, to be freed by picture_free. NULL for other formats. */
uint8_t *picture_decode(const uint8_t *bytes, size_t length, uint32_t *width, uint32_t *height);

/* The length of a JPEG's ICC profile; 0 where it has none. */
size_t picture_profile_length(const uint8_t *bytes, size_t length);

void picture_free(uint8_t *bytes);

#endif
