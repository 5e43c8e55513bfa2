/*
 * The seam between feedhost and the library that decodes pictures and makes them smaller for it.
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
#define FEED_PICTURES_VERSION 2u

/* The name of the one exported function, a feed_pictures_entry. */
#define FEED_PICTURES_ENTRY "feed_pictures_get_table"

/* What came of a picture. */
typedef int32_t feed_pictures_result;
enum {
    FEED_PICTURES_JPEG = 1,            /* done; the output is a JPEG */
    FEED_PICTURES_WEBP = 2,            /* done; the output is a WebP */
    FEED_PICTURES_PNG = 3,             /* done; the output is a PNG */
    FEED_PICTURES_PIXELS = 4,          /* done; the output is rows of pixels */
    FEED_PICTURES_UNKNOWN_FORMAT = -1, /* neither JPEG, PNG, GIF nor WebP */
    FEED_PICTURES_DAMAGED = -2,        /* it cannot be decoded */
    FEED_PICTURES_TOO_LARGE = -3,      /* it has more pixels than may be decoded */
    FEED_PICTURES_NO_MEMORY = -4       /* it takes more memory than there is */
};

/* A set that has the result `form` in it. */
#define FEED_PICTURES_SET(form) (1u << (form))

/* How many pixels there may be. */
typedef struct feed_pictures_limits {
    /* In the picture that is decoded. */
    uint64_t input_pixels;
    /* In what is made of it; one that has fewer keeps its size. */
    uint64_t output_pixels;
    /* How wide and how high what is made of it may be, upright; 0 for any. */
    uint32_t maximum_width;
    uint32_t maximum_height;
} feed_pictures_limits;

/* What was made of a picture. */
typedef struct feed_pictures_output {
    /* The caller's, to be given to release; NULL where there is nothing. */
    uint8_t *bytes;
    size_t length;
    /* In pixels. */
    uint32_t width;
    uint32_t height;
} feed_pictures_output;

typedef struct feed_pictures_table {
    uint32_t version;
    /*
     * Makes a picture within `limits`, in the same proportions, upright, and never larger than it
     * was. Of an animation the first picture stays. Time is linear in the pixels; memory is a few
     * rows, or the picture where its format allows no less.
     *
     * `forms` is a set of what it may become. Pixels go before all: red, green, blue and opacity, a
     * byte each, the colours premultiplied by the opacity, row after row without gaps; colours are
     * as they were decoded. Else an opaque picture becomes a JPEG where it may, a transparent one a
     * WebP, else a PNG, else the one of the other two that is in the set; a transparent picture that
     * may only be a JPEG lies on white. Files keep their colour profile.
     */
    feed_pictures_result (*transcode)(const uint8_t *bytes, size_t length,
                                   const feed_pictures_limits *limits, uint32_t forms,
                                   feed_pictures_output *output);
    void (*release)(uint8_t *bytes);
} feed_pictures_table;

/* The library's functions, for ever valid; NULL where the library is not of this version. */
typedef const feed_pictures_table *(*feed_pictures_entry)(uint32_t version);

#ifdef __cplusplus
}
#endif

#endif
