/*
 * The seam between feedhost and the library that makes pictures smaller for it.
 *
 * The library speaks to libjpeg, libpng, libwebp and giflib. It is opened only in a process of its
 * own that is confined before a byte of a picture is looked at: whatever a picture does to a
 * decoder, there is nothing to be had there. Policy stays with the caller.
 */
#ifndef FEED_PICTURES_H
#define FEED_PICTURES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Raised whenever anything below changes: host and library are built together. */
#define FEED_PICTURES_VERSION 1u

/* The name of the one exported function, a feed_pictures_entry. */
#define FEED_PICTURES_ENTRY "feed_pictures_get_table"

/* What came of a picture. */
typedef int32_t feed_pictures_result;
enum {
    FEED_PICTURES_JPEG = 1,            /* done; the output is a JPEG */
    FEED_PICTURES_WEBP = 2,            /* done; the output is a WebP */
    FEED_PICTURES_UNKNOWN_FORMAT = -1, /* neither JPEG, PNG, GIF nor WebP */
    FEED_PICTURES_DAMAGED = -2,        /* it cannot be decoded */
    FEED_PICTURES_TOO_LARGE = -3,      /* it has more pixels than may be decoded */
    FEED_PICTURES_NO_MEMORY = -4       /* it takes more memory than there is */
};

/* How many pixels there may be. */
typedef struct feed_pictures_limits {
    /* In the picture that is decoded. */
    uint64_t input_pixels;
    /* In what is made of it; one that has fewer keeps its size. */
    uint64_t output_pixels;
} feed_pictures_limits;

typedef struct feed_pictures_table {
    uint32_t version;
    /*
     * Makes a picture of at most `limits->output_pixels`, in the same proportions, upright: a JPEG
     * where it is opaque, else a WebP. Of an animation the first picture stays. Colour profiles
     * are kept. Time is linear in the pixels; memory is a few rows, or the picture where its
     * format allows no less.
     *
     * `*output` is the caller's, to be given to release; NULL where there is none.
     */
    feed_pictures_result (*shrink)(const uint8_t *bytes, size_t length,
                                   const feed_pictures_limits *limits, uint8_t **output,
                                   size_t *output_length);
    void (*release)(uint8_t *output);
} feed_pictures_table;

/* The library's functions, for ever valid; NULL where the library is not of this version. */
typedef const feed_pictures_table *(*feed_pictures_entry)(uint32_t version);

#ifdef __cplusplus
}
#endif

#endif
