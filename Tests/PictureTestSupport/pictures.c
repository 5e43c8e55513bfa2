#define _GNU_SOURCE
#include "picture_test_support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>
#include <jpeglib.h>
#include <png.h>
#include <webp/decode.h>
#include <webp/encode.h>

static void fill_row(uint8_t *row, uint32_t width, picture_extras extras) {
    static const uint8_t red[] = {200, 16, 16, 255};
    uint8_t blue[] = {16, 16, 200, extras.opacity ? (uint8_t)extras.opacity : 255};
    static const uint8_t nothing[] = {0, 0, 0, 0};
    for (uint32_t column = 0; column < width; column++)
        memcpy(row + column * 4,
               column < width / 2 ? red : extras.is_transparent ? nothing : blue, 4);
}

/* A profile with only a header, for RGB. */
static uint8_t *make_profile(size_t length) {
    uint8_t *profile = calloc(length, 1);
    for (int byte = 0; byte < 4; byte++) profile[byte] = (uint8_t)(length >> (24 - 8 * byte));
    memcpy(profile + 12, "mntrRGB XYZ ", 12);
    memcpy(profile + 36, "acsp", 4);
    /* libpng rejects profiles that compress to almost nothing. */
    for (size_t byte = 132; byte < length; byte++) profile[byte] = (uint8_t)(byte * byte >> 3);
    /* The illuminant, D50. */
    memcpy(profile + 68, "\0\0\xF6\xD6\0\1\0\0\0\0\xD3\x2D", 12);
    return profile;
}

static uint8_t *make_jpeg(picture_format format, uint32_t width, uint32_t height,
                          picture_extras extras, size_t *length) {
    struct jpeg_compress_struct jpeg;
    struct jpeg_error_mgr errors;
    unsigned char *bytes = NULL;
    unsigned long count = 0;
    jpeg.err = jpeg_std_error(&errors);
    jpeg_create_compress(&jpeg);
    jpeg_mem_dest(&jpeg, &bytes, &count);
    jpeg.image_width = width;
    jpeg.image_height = height;
    jpeg.input_components = format == PICTURE_FORMAT_GRAY_JPEG ? 1 : 4;
    jpeg.in_color_space = format == PICTURE_FORMAT_GRAY_JPEG   ? JCS_GRAYSCALE
                          : format == PICTURE_FORMAT_INKS_JPEG ? JCS_CMYK
                                                               : JCS_EXT_RGBX;
    jpeg_set_defaults(&jpeg);
    if (format == PICTURE_FORMAT_PROGRESSIVE_JPEG) jpeg_simple_progression(&jpeg);
    jpeg_start_compress(&jpeg, TRUE);
    if (extras.orientation) {
        uint8_t exif[] = "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0";
        exif[25] = (uint8_t)extras.orientation;
        jpeg_write_marker(&jpeg, JPEG_APP0 + 1, exif, sizeof exif - 1);
    }
    if (extras.profile_length) {
        uint8_t *profile = make_profile(extras.profile_length);
        jpeg_write_icc_profile(&jpeg, profile, (unsigned int)extras.profile_length);
        free(profile);
    }
    uint8_t *row = malloc((size_t)width * 4);
    fill_row(row, width, (picture_extras){0});
    if (format == PICTURE_FORMAT_GRAY_JPEG)
        memset(row, 128, width);
    else if (format == PICTURE_FORMAT_INKS_JPEG)
        /* Adobe stores inverted inks: red is full magenta and yellow. */
        for (uint32_t column = 0; column < width; column++) {
            static const uint8_t red[] = {255, 0, 0, 255}, blue[] = {0, 0, 255, 255};
            memcpy(row + column * 4, column < width / 2 ? red : blue, 4);
        }
    while (jpeg.next_scanline < height) jpeg_write_scanlines(&jpeg, &row, 1);
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    free(row);
    *length = count;
    return bytes;
}

typedef struct {
    uint8_t *bytes;
    size_t length;
} buffer;

static void append(buffer *buffer, const uint8_t *bytes, size_t count) {
    buffer->bytes = realloc(buffer->bytes, buffer->length + count);
    memcpy(buffer->bytes + buffer->length, bytes, count);
    buffer->length += count;
}

static void append_png(png_structp png, png_bytep bytes, size_t count) {
    append(png_get_io_ptr(png), bytes, count);
}

static void flush_nothing(png_structp png) { (void)png; }

static uint8_t *make_png(picture_format format, uint32_t width, uint32_t height,
                         picture_extras extras, size_t *length) {
    buffer output = {NULL, 0};
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_set_write_fn(png, &output, append_png, flush_nothing);
    png_set_compression_level(png, 1);
    int is_deep = format == PICTURE_FORMAT_DEEP_PNG, has_palette = format == PICTURE_FORMAT_PALETTE_PNG;
    png_set_IHDR(png, info, width, height, is_deep ? 16 : 8,
                 has_palette ? PNG_COLOR_TYPE_PALETTE : PNG_COLOR_TYPE_RGBA,
                 format == PICTURE_FORMAT_INTERLACED_PNG ? PNG_INTERLACE_ADAM7
                                                         : PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (extras.profile_length) {
        uint8_t *profile = make_profile(extras.profile_length);
        /* The profile is incomplete. */
        png_set_option(png, PNG_SKIP_sRGB_CHECK_PROFILE, PNG_OPTION_ON);
        png_set_iCCP(png, info, "test", PNG_COMPRESSION_TYPE_BASE, profile,
                     (png_uint_32)extras.profile_length);
        free(profile);
    }
    if (has_palette) {
        png_color colors[] = {{200, 16, 16}, {16, 16, 200}};
        png_byte opacities[] = {255, extras.opacity ? (uint8_t)extras.opacity : 255};
        if (extras.is_transparent) opacities[1] = 0;
        png_set_PLTE(png, info, colors, 2);
        png_set_tRNS(png, info, opacities, 2, NULL);
    }
    png_write_info(png, info);
    int passes = png_set_interlace_handling(png);
    uint8_t *row = malloc((size_t)width * 8);
    fill_row(row, width, extras);
    if (has_palette)
        for (uint32_t column = 0; column < width; column++) row[column] = column >= width / 2;
    if (is_deep)
        for (size_t byte = (size_t)width * 4; byte-- > 0;)
            row[byte * 2] = row[byte * 2 + 1] = row[byte];
    for (int pass = 0; pass < passes; pass++)
        for (uint32_t line = 0; line < height; line++) png_write_row(png, row);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    free(row);
    *length = output.length;
    return output.bytes;
}

static int append_gif(GifFileType *gif, const GifByteType *bytes, int count) {
    append(gif->UserData, bytes, (size_t)count);
    return count;
}

static uint8_t *make_gif(picture_format format, uint32_t width, uint32_t height,
                         picture_extras extras, size_t *length) {
    buffer output = {NULL, 0};
    int error = 0;
    GifFileType *gif = EGifOpen(&output, append_gif, &error);
    GifColorType colors[] = {{200, 16, 16}, {16, 16, 200}};
    ColorMapObject *map = GifMakeMapObject(2, colors);
    EGifPutScreenDesc(gif, (int)width, (int)height, 1, 0, map);
    if (extras.is_transparent) {
        GraphicsControlBlock control = {0, 0, 0, 1};
        uint8_t block[4];
        EGifGCBToExtension(&control, block);
        EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, 4, block);
    }
    int is_interlaced = format == PICTURE_FORMAT_INTERLACED_GIF;
    EGifPutImageDesc(gif, 0, 0, (int)width, (int)height, is_interlaced, NULL);
    uint8_t *row = malloc(width);
    for (uint32_t line = 0; line < height; line++) {
        for (uint32_t column = 0; column < width; column++) row[column] = column >= width / 2;
        EGifPutLine(gif, row, (int)width);
    }
    if (format == PICTURE_FORMAT_ANIMATED_GIF) {
        EGifPutImageDesc(gif, 0, 0, (int)width, (int)height, 0, NULL);
        memset(row, 1, width);
        for (uint32_t line = 0; line < height; line++) EGifPutLine(gif, row, (int)width);
    }
    EGifCloseFile(gif, &error);
    GifFreeMapObject(map);
    free(row);
    *length = output.length;
    return output.bytes;
}

static void put(uint8_t *place, uint32_t number, int count) {
    for (int byte = 0; byte < count; byte++) place[byte] = (uint8_t)(number >> (8 * byte));
}

/* Wraps the only chunk of a still picture in an animation. */
static uint8_t *animate(uint8_t *still, uint32_t width, uint32_t height, size_t *length) {
    size_t chunk = *length - 12, head = 12 + 18 + 14 + 24;
    uint8_t *bytes = calloc(head + chunk, 1);
    memcpy(bytes, "RIFF", 4);
    put(bytes + 4, (uint32_t)(head + chunk - 8), 4);
    memcpy(bytes + 8, "WEBPVP8X", 8);
    put(bytes + 16, 10, 4);
    bytes[20] = 0x12;
    put(bytes + 24, width - 1, 3);
    put(bytes + 27, height - 1, 3);
    memcpy(bytes + 30, "ANIM", 4);
    put(bytes + 34, 6, 4);
    memcpy(bytes + 44, "ANMF", 4);
    put(bytes + 48, (uint32_t)(16 + chunk), 4);
    put(bytes + 58, width - 1, 3);
    put(bytes + 61, height - 1, 3);
    put(bytes + 64, 100, 3);
    memcpy(bytes + head, still + 12, chunk);
    free(still);
    *length = head + chunk;
    return bytes;
}

static uint8_t *make_webp(picture_format format, uint32_t width, uint32_t height,
                          picture_extras extras, size_t *length) {
    uint8_t *pixels = malloc((size_t)width * height * 4), *encoded = NULL;
    for (uint32_t line = 0; line < height; line++)
        fill_row(pixels + (size_t)line * width * 4, width, extras);
    if (format != PICTURE_FORMAT_WEBP)
        *length = WebPEncodeLosslessRGBA(pixels, (int)width, (int)height, (int)width * 4, &encoded);
    else
        *length = WebPEncodeRGBA(pixels, (int)width, (int)height, (int)width * 4, 50, &encoded);
    free(pixels);
    uint8_t *result = malloc(*length);
    memcpy(result, encoded, *length);
    WebPFree(encoded);
    return format == PICTURE_FORMAT_ANIMATED_WEBP ? animate(result, width, height, length) : result;
}

uint8_t *picture_make(picture_format format, uint32_t width, uint32_t height,
                      picture_extras extras, size_t *length) {
    switch (format) {
    case PICTURE_FORMAT_PNG:
    case PICTURE_FORMAT_DEEP_PNG:
    case PICTURE_FORMAT_PALETTE_PNG:
    case PICTURE_FORMAT_INTERLACED_PNG: return make_png(format, width, height, extras, length);
    case PICTURE_FORMAT_GIF:
    case PICTURE_FORMAT_ANIMATED_GIF:
    case PICTURE_FORMAT_INTERLACED_GIF: return make_gif(format, width, height, extras, length);
    case PICTURE_FORMAT_WEBP:
    case PICTURE_FORMAT_ANIMATED_WEBP:
    case PICTURE_FORMAT_LOSSLESS_WEBP: return make_webp(format, width, height, extras, length);
    default: return make_jpeg(format, width, height, extras, length);
    }
}

uint8_t *picture_decode(const uint8_t *bytes, size_t length, uint32_t *width, uint32_t *height) {
    int columns, rows;
    if (length > 12 && memcmp(bytes + 8, "WEBP", 4) == 0) {
        if (!WebPGetInfo(bytes, length, &columns, &rows)) return NULL;
        *width = (uint32_t)columns;
        *height = (uint32_t)rows;
        size_t size = (size_t)columns * (size_t)rows * 4;
        uint8_t *pixels = malloc(size);
        if (WebPDecodeRGBAInto(bytes, length, pixels, size, columns * 4)) return pixels;
        free(pixels);
        return NULL;
    }
    if (length < 3 || memcmp(bytes, "\xFF\xD8\xFF", 3) != 0) return NULL;
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    jpeg.err = jpeg_std_error(&errors);
    jpeg_create_decompress(&jpeg);
    jpeg_mem_src(&jpeg, bytes, length);
    jpeg_read_header(&jpeg, TRUE);
    jpeg.out_color_space = JCS_EXT_RGBA;
    jpeg_start_decompress(&jpeg);
    *width = jpeg.output_width;
    *height = jpeg.output_height;
    uint8_t *pixels = malloc((size_t)*width * *height * 4);
    while (jpeg.output_scanline < *height) {
        JSAMPROW row = pixels + (size_t)jpeg.output_scanline * *width * 4;
        jpeg_read_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_decompress(&jpeg);
    jpeg_destroy_decompress(&jpeg);
    return pixels;
}

size_t picture_profile_length(const uint8_t *bytes, size_t length) {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    JOCTET *profile = NULL;
    unsigned int count = 0;
    jpeg.err = jpeg_std_error(&errors);
    jpeg_create_decompress(&jpeg);
    jpeg_mem_src(&jpeg, bytes, length);
    jpeg_save_markers(&jpeg, JPEG_APP0 + 2, 0xFFFF);
    jpeg_read_header(&jpeg, TRUE);
    if (!jpeg_read_icc_profile(&jpeg, &profile, &count)) count = 0;
    free(profile);
    jpeg_destroy_decompress(&jpeg);
    return count;
}

void picture_free(uint8_t *bytes) { free(bytes); }
