#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include "pictures.h"

/* Each scan of a progressive picture is a pass over all of it. No encoder makes so many. */
#define MAXIMUM_SCANS 200
#define EXIF_MARKER (JPEG_APP0 + 1)
#define PROFILE_MARKER (JPEG_APP0 + 2)
#define QUALITY 82

typedef struct {
    struct jpeg_error_mgr manager;
    jmp_buf handler;
} failure;

static void fail(j_common_ptr jpeg) {
    failure *failed = (failure *)jpeg->err;
    longjmp(failed->handler, 1);
}

static void say_nothing(j_common_ptr jpeg) { (void)jpeg; }

static struct jpeg_error_mgr *prepare(failure *failed) {
    struct jpeg_error_mgr *manager = jpeg_std_error(&failed->manager);
    manager->error_exit = fail;
    manager->output_message = say_nothing;
    return manager;
}

static void watch_scans(j_common_ptr jpeg) {
    if (((j_decompress_ptr)jpeg)->input_scan_number > MAXIMUM_SCANS) fail(jpeg);
}

static uint32_t number(const uint8_t *bytes, int count, int is_little_endian) {
    uint32_t result = 0;
    for (int index = 0; index < count; index++)
        result = result << 8 | bytes[is_little_endian ? count - 1 - index : index];
    return result;
}

/* Returns the orientation in an Exif block; 1 if there is none (Exif 2.32, section 4.6.4). */
static int orientation(const uint8_t *bytes, size_t length) {
    if (length < 14 || memcmp(bytes, "Exif\0\0", 6) != 0) return 1;
    bytes += 6;
    length -= 6;
    int little = bytes[0] == 'I';
    if (memcmp(bytes, little ? "II" : "MM", 2) != 0) return 1;
    size_t directory = number(bytes + 4, 4, little);
    if (directory > length - 2) return 1;
    size_t count = number(bytes + directory, 2, little);
    for (size_t index = 0; index < count; index++) {
        size_t entry = directory + 2 + index * 12;
        if (entry + 12 > length) return 1;
        if (number(bytes + entry, 2, little) != 0x0112) continue;
        uint32_t value = number(bytes + entry + 8, 2, little);
        return value >= 1 && value <= 8 ? (int)value : 1;
    }
    return 1;
}

/* Converts CMYK to RGB; Adobe's programs store inverted CMYK. */
static void convert_inks(const uint8_t *inks, uint8_t *row, size_t count, int is_inverted) {
    for (size_t index = 0; index < count; index++, inks += 4, row += 4) {
        int black = is_inverted ? inks[3] : 255 - inks[3];
        for (int channel = 0; channel < 3; channel++) {
            int light = is_inverted ? inks[channel] : 255 - inks[channel];
            row[channel] = (uint8_t)(light * black / 255);
        }
        row[3] = 255;
    }
}

typedef struct {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_progress_mgr progress;
    failure failed;
    reduction reduction;
    uint8_t *row;
    uint8_t *inks;
} jpeg_reader;

/* Lets the decoder scale by eighths, which is much faster, to no less than the wanted size. */
static void choose_scale(struct jpeg_decompress_struct *jpeg, const feed_pictures_limits *limits) {
    uint32_t width, height;
    target_size(limits, jpeg->image_width, jpeg->image_height, &width, &height);
    jpeg->scale_denom = 8;
    for (jpeg->scale_num = 1; jpeg->scale_num < 8; jpeg->scale_num++) {
        jpeg_calc_output_dimensions(jpeg);
        if (jpeg->output_width >= width && jpeg->output_height >= height) return;
    }
}

static feed_pictures_result decode(jpeg_reader *reader, const encoded_picture *encoded,
                                   picture *picture) {
    struct jpeg_decompress_struct *jpeg = &reader->jpeg;
    jpeg_mem_src(jpeg, encoded->bytes, encoded->length);
    jpeg_save_markers(jpeg, EXIF_MARKER, 0xFFFF);
    jpeg_save_markers(jpeg, PROFILE_MARKER, 0xFFFF);
    jpeg_read_header(jpeg, TRUE);
    if (!is_within_limits(encoded->limits, jpeg->image_width, jpeg->image_height))
        return FEED_PICTURES_TOO_LARGE;
    for (jpeg_saved_marker_ptr marker = jpeg->marker_list; marker; marker = marker->next)
        if (marker->marker == EXIF_MARKER && picture->orientation == 1)
            picture->orientation = orientation(marker->data, marker->data_length);
    JOCTET *profile = NULL;
    unsigned int profile_length = 0;
    if (jpeg_read_icc_profile(jpeg, &profile, &profile_length))
        keep_profile(picture, profile, profile_length);
    free(profile);
    int has_inks =
        jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
    jpeg->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
    feed_pictures_limits limits = *encoded->limits;
    if (picture->orientation >= 5) {
        /* Not turned upright yet. */
        limits.maximum_width = encoded->limits->maximum_height;
        limits.maximum_height = encoded->limits->maximum_width;
    }
    choose_scale(jpeg, &limits);
    jpeg_start_decompress(jpeg);
    feed_pictures_result result = reduction_begin(&reader->reduction, jpeg->output_width,
                                                  jpeg->output_height, &limits);
    if (result != 0) return result;
    reader->row = malloc((size_t)jpeg->output_width * 4);
    if (has_inks) reader->inks = malloc((size_t)jpeg->output_width * 4);
    if (!reader->row || (has_inks && !reader->inks)) return FEED_PICTURES_NO_MEMORY;
    JSAMPROW rows[1] = {has_inks ? reader->inks : reader->row};
    while (jpeg->output_scanline < jpeg->output_height) {
        if (jpeg_read_scanlines(jpeg, rows, 1) != 1) return FEED_PICTURES_DAMAGED;
        if (has_inks)
            convert_inks(reader->inks, reader->row, jpeg->output_width,
                         jpeg->saw_Adobe_marker);
        reduction_add(&reader->reduction, reader->row);
    }
    reduction_finish(&reader->reduction, picture);
    return 0;
}

feed_pictures_result read_jpeg(const encoded_picture *encoded, picture *picture) {
    jpeg_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return FEED_PICTURES_NO_MEMORY;
    volatile feed_pictures_result result = FEED_PICTURES_DAMAGED;
    reader->jpeg.err = prepare(&reader->failed);
    if (setjmp(reader->failed.handler) == 0) {
        jpeg_create_decompress(&reader->jpeg);
        reader->progress.progress_monitor = watch_scans;
        reader->jpeg.progress = &reader->progress;
        result = decode(reader, encoded, picture);
    }
    jpeg_destroy_decompress(&reader->jpeg);
    reduction_release(&reader->reduction);
    free(reader->row);
    free(reader->inks);
    free(reader);
    return result;
}

typedef struct {
    struct jpeg_compress_struct jpeg;
    failure failed;
    unsigned char *bytes;
    unsigned long length;
} jpeg_writer;

static void encode(jpeg_writer *writer, const picture *picture) {
    struct jpeg_compress_struct *jpeg = &writer->jpeg;
    jpeg_mem_dest(jpeg, &writer->bytes, &writer->length);
    jpeg->image_width = picture->width;
    jpeg->image_height = picture->height;
    jpeg->input_components = 4;
    jpeg->in_color_space = JCS_EXT_RGBX;
    jpeg_set_defaults(jpeg);
    jpeg_set_quality(jpeg, QUALITY, TRUE);
    jpeg_start_compress(jpeg, TRUE);
    if (picture->profile)
        jpeg_write_icc_profile(jpeg, picture->profile, (unsigned int)picture->profile_length);
    while (jpeg->next_scanline < jpeg->image_height) {
        JSAMPROW rows[1] = {picture->pixels + (size_t)jpeg->next_scanline * picture->width * 4};
        jpeg_write_scanlines(jpeg, rows, 1);
    }
    jpeg_finish_compress(jpeg);
}

feed_pictures_result write_jpeg(const picture *picture, uint8_t **output, size_t *length) {
    jpeg_writer *writer = calloc(1, sizeof *writer);
    if (!writer) return FEED_PICTURES_NO_MEMORY;
    volatile feed_pictures_result result = FEED_PICTURES_NO_MEMORY;
    writer->jpeg.err = prepare(&writer->failed);
    if (setjmp(writer->failed.handler) == 0) {
        jpeg_create_compress(&writer->jpeg);
        encode(writer, picture);
        *output = writer->bytes;
        *length = writer->length;
        writer->bytes = NULL;
        result = FEED_PICTURES_JPEG;
    }
    jpeg_destroy_compress(&writer->jpeg);
    free(writer->bytes);
    free(writer);
    return result;
}
