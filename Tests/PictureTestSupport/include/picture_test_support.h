/* Makes pictures for tests: red on the left, and on the right blue, or nothing. */
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
    /* Sixteen bits a colour. */
    PICTURE_FORMAT_DEEP_PNG,
    /* Two colours by number, the second as opaque as the extras say. */
    PICTURE_FORMAT_PALETTE_PNG,
    PICTURE_FORMAT_GIF,
    PICTURE_FORMAT_INTERLACED_GIF,
    /* A second picture that is all blue. */
    PICTURE_FORMAT_ANIMATED_GIF,
    PICTURE_FORMAT_WEBP,
    PICTURE_FORMAT_LOSSLESS_WEBP,
    /* Of one lossless picture. */
    PICTURE_FORMAT_ANIMATED_WEBP
} picture_format;

/* What a picture has beside its pixels. */
typedef struct {
    /* The right half is transparent, where the format has that. */
    int is_transparent;
    /* How opaque the right half is, where it is neither transparent nor, at 0, opaque; in a PNG or
       a lossless WebP. */
    int opacity;
    /* As Exif counts; 0 for none. Only in a JPEG. */
    int orientation;
    /* An ICC profile of so many bytes; 0 for none. Only in a JPEG or a PNG. */
    size_t profile_length;
} picture_extras;

/* A picture of this size, to be freed by picture_free. NULL where it could not be made. */
uint8_t *picture_make(picture_format format, uint32_t width, uint32_t height,
                      picture_extras extras, size_t *length);

/* Decodes a JPEG or a WebP to RGBA, to be freed by picture_free. NULL where it is neither. */
uint8_t *picture_decode(const uint8_t *bytes, size_t length, uint32_t *width, uint32_t *height);

/* The length of a JPEG's ICC profile; 0 where it has none. */
size_t picture_profile_length(const uint8_t *bytes, size_t length);

void picture_free(uint8_t *bytes);

#endif
