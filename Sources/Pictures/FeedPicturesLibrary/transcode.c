#include <stdlib.h>
#include <string.h>

#include <webp/encode.h>

#include "feed_pictures_library.h"
#include "pictures.h"

#define MAXIMUM_PROFILE_BYTES (256u << 10)
/* The offset of the colour space in a profile's header, and the size of the header. */
#define PROFILE_COLOR_SPACE 16u
#define PROFILE_HEADER_BYTES 128u

void keep_profile(picture *picture, const uint8_t *bytes, size_t length) {
    if (picture->profile || length < PROFILE_HEADER_BYTES || length > MAXIMUM_PROFILE_BYTES ||
        memcmp(bytes + PROFILE_COLOR_SPACE, "RGB ", 4) != 0)
        return;
    picture->profile = malloc(length);
    if (!picture->profile) return;
    memcpy(picture->profile, bytes, length);
    picture->profile_length = length;
}

int turn_upright(picture *picture) {
    int orientation = picture->orientation;
    if (orientation <= 1) return 1;
    uint32_t width = picture->width, height = picture->height;
    int is_on_its_side = orientation >= 5;
    uint32_t new_width = is_on_its_side ? height : width;
    uint8_t *turned = malloc((size_t)width * height * 4);
    if (!turned) return 0;
    for (uint32_t row = 0; row < height; row++) {
        for (uint32_t column = 0; column < width; column++) {
            uint32_t from_right = width - 1 - column, from_bottom = height - 1 - row;
            uint32_t x, y;
            switch (orientation) {
            case 2: x = from_right, y = row; break;
            case 3: x = from_right, y = from_bottom; break;
            case 4: x = column, y = from_bottom; break;
            case 5: x = row, y = column; break;
            case 6: x = from_bottom, y = column; break;
            case 7: x = from_bottom, y = from_right; break;
            default: x = row, y = from_right; break;
            }
            memcpy(turned + ((size_t)y * new_width + x) * 4,
                   picture->pixels + ((size_t)row * width + column) * 4, 4);
        }
    }
    free(picture->pixels);
    picture->pixels = turned;
    picture->width = new_width;
    picture->height = is_on_its_side ? width : height;
    picture->orientation = 1;
    return 1;
}

static int is_opaque(const picture *picture) {
    size_t count = (size_t)picture->width * picture->height;
    for (size_t index = 0; index < count; index++)
        if (picture->pixels[index * 4 + 3] != 255) return 0;
    return 1;
}

/* Gives the picture a white background. */
static void flatten(picture *picture) {
    size_t count = (size_t)picture->width * picture->height;
    uint8_t *pixel = picture->pixels;
    for (size_t index = 0; index < count; index++, pixel += 4) {
        unsigned opacity = pixel[3];
        for (int channel = 0; channel < 3; channel++)
            pixel[channel] = (uint8_t)((pixel[channel] * opacity + 255 * (255 - opacity) + 127) / 255);
        pixel[3] = 255;
    }
}

/* Premultiplies the pixels and moves them to the output. */
static feed_pictures_result write_pixels(picture *picture, feed_pictures_output *output) {
    size_t count = (size_t)picture->width * picture->height;
    uint8_t *pixel = picture->pixels;
    for (size_t index = 0; index < count; index++, pixel += 4)
        for (int channel = 0; channel < 3; channel++)
            pixel[channel] = (uint8_t)((pixel[channel] * pixel[3] + 127) / 255);
    output->bytes = picture->pixels;
    output->length = count * 4;
    picture->pixels = NULL;
    return FEED_PICTURES_PIXELS;
}

static feed_pictures_result write_picture(picture *picture, uint32_t forms,
                                          feed_pictures_output *output) {
    if (forms & FEED_PICTURES_SET(FEED_PICTURES_PIXELS)) return write_pixels(picture, output);
    int opaque = is_opaque(picture);
    int may_be_jpeg = (forms & FEED_PICTURES_SET(FEED_PICTURES_JPEG)) != 0;
    int may_be_webp = (forms & FEED_PICTURES_SET(FEED_PICTURES_WEBP)) != 0 &&
                      picture->width <= WEBP_MAX_DIMENSION && picture->height <= WEBP_MAX_DIMENSION;
    if (opaque && may_be_jpeg) return write_jpeg(picture, &output->bytes, &output->length);
    if (!opaque && may_be_webp) return write_webp(picture, &output->bytes, &output->length);
    if (forms & FEED_PICTURES_SET(FEED_PICTURES_PNG))
        return write_png(picture, opaque, &output->bytes, &output->length);
    if (may_be_webp) return write_webp(picture, &output->bytes, &output->length);
    if (!may_be_jpeg) return FEED_PICTURES_UNKNOWN_FORMAT;
    flatten(picture);
    return write_jpeg(picture, &output->bytes, &output->length);
}

static feed_pictures_result read_picture(const encoded_picture *encoded, picture *picture) {
    const uint8_t *bytes = encoded->bytes;
    if (encoded->length < 16) return FEED_PICTURES_UNKNOWN_FORMAT;
    if (memcmp(bytes, "\xFF\xD8\xFF", 3) == 0) return read_jpeg(encoded, picture);
    if (memcmp(bytes, "\x89PNG\r\n\x1A\n", 8) == 0) return read_png(encoded, picture);
    if (memcmp(bytes, "GIF8", 4) == 0) return read_gif(encoded, picture);
    if (memcmp(bytes, "RIFF", 4) == 0 && memcmp(bytes + 8, "WEBP", 4) == 0)
        return read_webp(encoded, picture);
    return FEED_PICTURES_UNKNOWN_FORMAT;
}

static feed_pictures_result transcode(const uint8_t *bytes, size_t length,
                                   const feed_pictures_limits *limits, uint32_t forms,
                                   feed_pictures_output *output) {
    encoded_picture encoded = {bytes, length, limits};
    picture picture = {.orientation = 1};
    memset(output, 0, sizeof *output);
    feed_pictures_result result = read_picture(&encoded, &picture);
    if (result == 0 && !turn_upright(&picture)) result = FEED_PICTURES_NO_MEMORY;
    if (result == 0) {
        output->width = picture.width;
        output->height = picture.height;
        result = write_picture(&picture, forms, output);
    }
    free(picture.pixels);
    free(picture.profile);
    return result;
}

static const feed_pictures_table table = {
    .version = FEED_PICTURES_VERSION,
    .transcode = transcode,
};

__attribute__((visibility("default"))) const feed_pictures_table *
feed_pictures_get_table(uint32_t version) {
    return version == FEED_PICTURES_VERSION ? &table : NULL;
}
