#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

#include "pictures.h"

/* Limits on unpacked chunks other than pixels. */
#define MAXIMUM_CHUNK_BYTES (4u << 20)
#define MAXIMUM_CHUNKS 64u

typedef struct {
    png_structp png;
    png_infop info;
    const encoded_picture *encoded;
    size_t position;
    reduction reduction;
    uint8_t *pixels;
} png_reader;

static void take_bytes(png_structp png, png_bytep bytes, size_t count) {
    png_reader *reader = png_get_io_ptr(png);
    if (count > reader->encoded->length - reader->position) png_error(png, "cut short");
    memcpy(bytes, reader->encoded->bytes + reader->position, count);
    reader->position += count;
}

static void fail(png_structp png, png_const_charp words) {
    (void)words;
    png_longjmp(png, 1);
}

static void say_nothing(png_structp png, png_const_charp words) { (void)png, (void)words; }

static feed_pictures_result decode(png_reader *reader, picture *picture) {
    png_structp png = reader->png;
    png_set_read_fn(png, reader, take_bytes);
    png_set_chunk_cache_max(png, MAXIMUM_CHUNKS);
    png_set_chunk_malloc_max(png, MAXIMUM_CHUNK_BYTES);
    png_read_info(png, reader->info);
    uint32_t width = png_get_image_width(png, reader->info);
    uint32_t height = png_get_image_height(png, reader->info);
    feed_pictures_result result =
        reduction_begin(&reader->reduction, width, height, reader->encoded->limits);
    if (result != 0) return result;
    png_charp name;
    int method;
    png_bytep profile;
    png_uint_32 profile_length;
    if (png_get_iCCP(png, reader->info, &name, &method, &profile, &profile_length))
        keep_profile(picture, profile, profile_length);
    /* Converts any format to RGBA of eight bits. */
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, reader->info);
    size_t row_bytes = (size_t)width * 4;
    if (png_get_rowbytes(png, reader->info) != row_bytes) return FEED_PICTURES_DAMAGED;
    /* All rows of an interlaced picture are complete only at its end. */
    size_t rows = passes > 1 ? height : 1;
    reader->pixels = calloc(rows, row_bytes);
    if (!reader->pixels) return FEED_PICTURES_NO_MEMORY;
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t row = 0; row < height; row++) {
            uint8_t *line = reader->pixels + (rows > 1 ? row * row_bytes : 0);
            png_read_row(png, line, NULL);
            if (pass == passes - 1) reduction_add(&reader->reduction, line);
        }
    }
    reduction_finish(&reader->reduction, picture);
    return 0;
}

feed_pictures_result read_png(const encoded_picture *encoded, picture *picture) {
    png_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return FEED_PICTURES_NO_MEMORY;
    volatile feed_pictures_result result = FEED_PICTURES_DAMAGED;
    reader->encoded = encoded;
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, say_nothing);
    if (reader->png) reader->info = png_create_info_struct(reader->png);
    if (!reader->info)
        result = FEED_PICTURES_NO_MEMORY;
    else if (setjmp(png_jmpbuf(reader->png)) == 0)
        result = decode(reader, picture);
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
    reduction_release(&reader->reduction);
    free(reader->pixels);
    free(reader);
    return result;
}

typedef struct {
    uint8_t *bytes;
    size_t length;
    size_t capacity;
} png_bytes;

static void give_bytes(png_structp png, png_bytep bytes, size_t count) {
    png_bytes *output = png_get_io_ptr(png);
    if (count > output->capacity - output->length) {
        size_t capacity = output->capacity * 2 + count + 4096;
        uint8_t *grown = realloc(output->bytes, capacity);
        if (!grown) png_error(png, "no memory");
        output->bytes = grown;
        output->capacity = capacity;
    }
    memcpy(output->bytes + output->length, bytes, count);
    output->length += count;
}

static void flush_nothing(png_structp png) { (void)png; }

/* Higher levels take several times as long, and make few photographs smaller. */
#define COMPRESSION 3

static void encode(png_structp png, png_infop info, const picture *picture, int is_opaque,
                   png_bytes *output) {
    png_set_write_fn(png, output, give_bytes, flush_nothing);
    /* Drops a profile that libpng finds invalid. */
    png_set_benign_errors(png, 1);
    png_set_option(png, PNG_SKIP_sRGB_CHECK_PROFILE, PNG_OPTION_ON);
    png_set_compression_level(png, COMPRESSION);
    png_set_IHDR(png, info, picture->width, picture->height, 8,
                 is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (picture->profile)
        png_set_iCCP(png, info, "profile", PNG_COMPRESSION_TYPE_BASE, picture->profile,
                     (png_uint_32)picture->profile_length);
    png_write_info(png, info);
    if (is_opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (uint32_t row = 0; row < picture->height; row++)
        png_write_row(png, picture->pixels + (size_t)row * picture->width * 4);
    png_write_end(png, info);
}

feed_pictures_result write_png(const picture *picture, int is_opaque, uint8_t **output,
                               size_t *length) {
    png_bytes *bytes = calloc(1, sizeof *bytes);
    if (!bytes) return FEED_PICTURES_NO_MEMORY;
    volatile feed_pictures_result result = FEED_PICTURES_NO_MEMORY;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, say_nothing);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (info && setjmp(png_jmpbuf(png)) == 0) {
        encode(png, info, picture, is_opaque, bytes);
        result = FEED_PICTURES_PNG;
    }
    png_destroy_write_struct(&png, &info);
    if (result == FEED_PICTURES_PNG) {
        *output = bytes->bytes;
        *length = bytes->length;
    } else {
        free(bytes->bytes);
    }
    free(bytes);
    return result;
}
