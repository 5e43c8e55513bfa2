/* What the readers and writers of pictures share. */
#ifndef PICTURES_H
#define PICTURES_H

#include "feed_pictures.h"

/* The bytes of a picture, borrowed, and what may be made of them. */
typedef struct {
    const uint8_t *bytes;
    size_t length;
    const feed_pictures_limits *limits;
} encoded_picture;

/* A picture of red, green, blue and opacity, a byte each, not premultiplied. */
typedef struct {
    uint32_t width;
    uint32_t height;
    uint8_t *pixels;
    /* An ICC profile of RGB, or NULL. */
    uint8_t *profile;
    size_t profile_length;
    /* How it is to be turned to be upright, as Exif counts: 1 is upright already. */
    int orientation;
} picture;

/* A picture that gets smaller while its rows come: each pixel of it is the mean of the area it
   stands for. Zeroed memory is one that has not begun. */
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

/* 0, or why it cannot begin. */
int reduction_begin(reduction *reduction, uint32_t width, uint32_t height,
                    const feed_pictures_limits *limits);
/* Takes the next row, of `width` pixels of RGBA. */
void reduction_add(reduction *reduction, const uint8_t *row);
/* Hands the pixels to `picture`; rows that never came are transparent. */
void reduction_finish(reduction *reduction, picture *picture);
void reduction_release(reduction *reduction);

/* Whether a picture of this size may be decoded. */
int is_within_limits(const feed_pictures_limits *limits, uint64_t width, uint64_t height);
/* The size a picture of this size gets. */
void target_size(const feed_pictures_limits *limits, uint32_t width, uint32_t height,
                 uint32_t *target_width, uint32_t *target_height);
/* Takes over an ICC profile, where it is one of RGB and of a sensible length. */
void keep_profile(picture *picture, const uint8_t *bytes, size_t length);

/* Each reads a picture of its format and makes it smaller: 0, or why not. */
feed_pictures_result read_jpeg(const encoded_picture *encoded, picture *picture);
feed_pictures_result read_png(const encoded_picture *encoded, picture *picture);
feed_pictures_result read_gif(const encoded_picture *encoded, picture *picture);
feed_pictures_result read_webp(const encoded_picture *encoded, picture *picture);

/* Turns a picture upright; 0 where there is no memory. */
int turn_upright(picture *picture);

/* Each encodes an upright picture: its format, or why not. */
feed_pictures_result write_jpeg(const picture *picture, uint8_t **output, size_t *length);
feed_pictures_result write_png(const picture *picture, int is_opaque, uint8_t **output,
                               size_t *length);
feed_pictures_result write_webp(const picture *picture, uint8_t **output, size_t *length);

#endif
