/* Declarations shared by the readers and writers of formats. */
#ifndef PICTURES_H
#define PICTURES_H

#include "feed_pictures.h"

/* The borrowed bytes of a picture, and the limits for decoding it. */
typedef struct {
    const uint8_t *bytes;
    size_t length;
    const feed_pictures_limits *limits;
} encoded_picture;

/* A picture in RGBA, a byte each, not premultiplied. */
typedef struct {
    uint32_t width;
    uint32_t height;
    uint8_t *pixels;
    /* An ICC profile of RGB, or NULL. */
    uint8_t *profile;
    size_t profile_length;
    /* The orientation in Exif's numbers: 1 is upright. */
    int orientation;
} picture;

/* Scales a picture down row by row: each pixel is the mean of the area it covers. Zeroed memory is a
   valid state before reduction_begin. */
typedef struct {
    uint32_t width;
    uint32_t height;
    uint32_t target_width;
    uint32_t target_height;
    uint32_t row;
    uint64_t *line;
    uint64_t *sums;
    uint8_t *pixels;
} reduction;

/* Returns 0, or the failure. */
int reduction_begin(reduction *reduction, uint32_t width, uint32_t height,
                    const feed_pictures_limits *limits);
/* Adds the next row, of `width` pixels of RGBA. */
void reduction_add(reduction *reduction, const uint8_t *row);
/* Moves the pixels to `picture`; missing rows are transparent. */
void reduction_finish(reduction *reduction, picture *picture);
void reduction_release(reduction *reduction);

/* Returns true if a picture of this size may be decoded. */
int is_within_limits(const feed_pictures_limits *limits, uint64_t width, uint64_t height);
/* Computes the size to scale to. */
void target_size(const feed_pictures_limits *limits, uint32_t width, uint32_t height,
                 uint32_t *target_width, uint32_t *target_height);
/* Copies an ICC profile, if it is for RGB and not too long. */
void keep_profile(picture *picture, const uint8_t *bytes, size_t length);

/* Each decodes and scales down a picture of its format. Returns 0, or the failure. */
feed_pictures_result read_jpeg(const encoded_picture *encoded, picture *picture);
feed_pictures_result read_png(const encoded_picture *encoded, picture *picture);
feed_pictures_result read_gif(const encoded_picture *encoded, picture *picture);
feed_pictures_result read_webp(const encoded_picture *encoded, picture *picture);

/* Turns a picture upright; returns 0 without memory. */
int turn_upright(picture *picture);

/* Each encodes an upright picture. Returns its format, or the failure. */
feed_pictures_result write_jpeg(const picture *picture, uint8_t **output, size_t *length);
feed_pictures_result write_png(const picture *picture, int is_opaque, uint8_t **output,
                               size_t *length);
feed_pictures_result write_webp(const picture *picture, uint8_t **output, size_t *length);

#endif
