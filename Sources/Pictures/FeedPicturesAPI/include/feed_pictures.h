/*
 * The interface between feedhost and its library that decodes and scales down pictures.
 *
 * The library calls libjpeg, libpng, libwebp and giflib. It is opened only in a process that is
 * confined before it reads a byte of a picture, so that a picture that takes over a decoder gains
 * nothing. All policy stays with the caller.
 */
#ifndef FEED_PICTURES_H
#define FEED_PICTURES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Increment this with every change below: host and library are built together. */
#define FEED_PICTURES_VERSION 3u

/* The name of the only exported function, a feed_pictures_entry. */
#define FEED_PICTURES_ENTRY "feed_pictures_get_table"

/* The result of a conversion. */
typedef int32_t feed_pictures_result;
enum {
    FEED_PICTURES_JPEG = 1,            /* done; the output is a JPEG */
    FEED_PICTURES_WEBP = 2,            /* done; the output is a WebP */
    FEED_PICTURES_PNG = 3,             /* done; the output is a PNG */
    FEED_PICTURES_PIXELS = 4,          /* done; the output is rows of pixels */
    FEED_PICTURES_UNKNOWN_FORMAT = -1, /* neither JPEG, PNG, GIF nor WebP */
    FEED_PICTURES_DAMAGED = -2,        /* can't be decoded */
    FEED_PICTURES_TOO_LARGE = -3,      /* more pixels than may be decoded */
    FEED_PICTURES_NO_MEMORY = -4       /* not enough memory */
};

/* A set with the result `form`. */
#define FEED_PICTURES_SET(form) (1u << (form))

/* The largest numbers of pixels. */
typedef struct feed_pictures_limits {
    /* Of the decoded picture. */
    uint64_t input_pixels;
    /* Of the result; a picture with fewer keeps its size. */
    uint64_t output_pixels;
    /* The largest size of the result, upright; 0 for any. */
    uint32_t maximum_width;
    uint32_t maximum_height;
} feed_pictures_limits;

/* The result. */
typedef struct feed_pictures_output {
    /* For the caller to free; NULL if there is none. */
    uint8_t *bytes;
    size_t length;
    /* In pixels. */
    uint32_t width;
    uint32_t height;
} feed_pictures_output;

typedef struct feed_pictures_table {
    uint32_t version;
    /*
     * Scales a picture down to `limits`, in proportion, and turns it upright. Of an animation only
     * the first picture remains. Takes linear time in the pixels, and memory for a few rows, or for
     * the whole picture if its format requires it.
     *
     * `forms` is the set of accepted results. Pixels are preferred: rows of red, green, blue and
     * alpha without gaps, a byte each, premultiplied, in the colours of the file. Otherwise an
     * opaque picture preferably becomes a JPEG, a transparent one a WebP, then a PNG, then any form
     * in the set; if that is JPEG, a transparent picture gets a white background. Files keep their
     * colour profile.
     */
    feed_pictures_result (*transcode)(const uint8_t *bytes, size_t length,
                                   const feed_pictures_limits *limits, uint32_t forms,
                                   feed_pictures_output *output);
} feed_pictures_table;

/* Returns the function table, valid for ever; NULL for another version. */
typedef const feed_pictures_table *(*feed_pictures_entry)(uint32_t version);

#ifdef __cplusplus
}
#endif

#endif
