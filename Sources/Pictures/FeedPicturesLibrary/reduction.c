#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "pictures.h"

/* Keeps sums far below 2^64. */
#define MAXIMUM_SIDE 65535u

int is_within_limits(const feed_pictures_limits *limits, uint64_t width, uint64_t height) {
    return width > 0 && height > 0 && width <= MAXIMUM_SIDE && height <= MAXIMUM_SIDE &&
           width * height <= limits->input_pixels;
}

static uint32_t scaled(uint32_t side, double scale) {
    double result = floor(side * scale);
    return result < 1 ? 1 : result > side ? side : (uint32_t)result;
}

/* Returns `side` times `part` / `whole`, rounded, at least one. */
static uint32_t share(uint64_t side, uint64_t part, uint64_t whole) {
    uint64_t result = (side * part + whole / 2) / whole;
    return result < 1 ? 1 : (uint32_t)result;
}

/* Scales a size down in proportion, to both limits. */
static void fit(uint32_t *width, uint32_t *height, uint32_t maximum_width,
                uint32_t maximum_height) {
    uint64_t columns = *width, rows = *height;
    if (columns <= maximum_width && rows <= maximum_height) return;
    if (columns * maximum_height >= rows * maximum_width) {
        *width = maximum_width;
        *height = share(rows, maximum_width, columns);
    } else {
        *width = share(columns, maximum_height, rows);
        *height = maximum_height;
    }
}

void target_size(const feed_pictures_limits *limits, uint32_t width, uint32_t height,
                 uint32_t *target_width, uint32_t *target_height) {
    fit(&width, &height, limits->maximum_width ? limits->maximum_width : MAXIMUM_SIDE,
        limits->maximum_height ? limits->maximum_height : MAXIMUM_SIDE);
    uint64_t count = (uint64_t)width * height;
    *target_width = width;
    *target_height = height;
    if (count <= limits->output_pixels) return;
    double scale = sqrt((double)limits->output_pixels / (double)count);
    *target_width = scaled(width, scale);
    *target_height = scaled(height, scale);
    /* A side rounded up to one pixel lets the other exceed the limit. */
    if (*target_height == 1 && *target_width > limits->output_pixels)
        *target_width = (uint32_t)limits->output_pixels;
    if (*target_width == 1 && *target_height > limits->output_pixels)
        *target_height = (uint32_t)limits->output_pixels;
}

int reduction_begin(reduction *reduction, uint32_t width, uint32_t height,
                    const feed_pictures_limits *limits) {
    if (!is_within_limits(limits, width, height)) return FEED_PICTURES_TOO_LARGE;
    reduction->width = width;
    reduction->height = height;
    target_size(limits, width, height, &reduction->target_width, &reduction->target_height);
    size_t columns = reduction->target_width;
    reduction->line = calloc(columns, 4 * sizeof(uint64_t));
    reduction->sums = calloc(columns, 4 * sizeof(uint64_t));
    reduction->pixels = calloc((size_t)reduction->target_height, columns * 4);
    return reduction->line && reduction->sums && reduction->pixels ? 0 : FEED_PICTURES_NO_MEMORY;
}

static void add_pixel(uint64_t *sum, const uint8_t *pixel, uint64_t weight) {
    uint64_t opacity = weight * pixel[3];
    sum[0] += opacity * pixel[0];
    sum[1] += opacity * pixel[1];
    sum[2] += opacity * pixel[2];
    sum[3] += opacity;
}

/* Counts positions in units of which a pixel of the row has `target_width` and one of the target
   has `width`, so that both rows have the same length in whole numbers. */
static void reduce_row(reduction *reduction, const uint8_t *row) {
    uint64_t *sum = reduction->line;
    uint64_t pixel_span = reduction->target_width;
    uint64_t target_span = reduction->width;
    uint64_t room = target_span;
    memset(sum, 0, reduction->target_width * 4 * sizeof(uint64_t));
    for (uint32_t column = 0; column < reduction->width; column++, row += 4) {
        if (room > pixel_span) {
            add_pixel(sum, row, pixel_span);
            room -= pixel_span;
            continue;
        }
        add_pixel(sum, row, room);
        uint64_t rest = pixel_span - room;
        room = target_span - rest;
        sum += 4;
        if (rest > 0) add_pixel(sum, row, rest);
    }
}

static void add_line(reduction *reduction, uint64_t weight) {
    size_t count = (size_t)reduction->target_width * 4;
    for (size_t index = 0; index < count; index++)
        reduction->sums[index] += reduction->line[index] * weight;
}

static void emit_row(reduction *reduction, uint32_t target_row) {
    uint8_t *pixel = reduction->pixels + (size_t)target_row * reduction->target_width * 4;
    const uint64_t *sum = reduction->sums;
    uint64_t area = (uint64_t)reduction->width * reduction->height;
    for (uint32_t column = 0; column < reduction->target_width; column++, pixel += 4, sum += 4) {
        uint64_t opacity = sum[3];
        pixel[3] = (uint8_t)((opacity + area / 2) / area);
        if (opacity == 0) continue;
        for (int channel = 0; channel < 3; channel++)
            pixel[channel] = (uint8_t)((sum[channel] + opacity / 2) / opacity);
    }
    memset(reduction->sums, 0, (size_t)reduction->target_width * 4 * sizeof(uint64_t));
}

void reduction_add(reduction *reduction, const uint8_t *row) {
    if (reduction->row >= reduction->height) return;
    reduce_row(reduction, row);
    uint64_t start = (uint64_t)reduction->row * reduction->target_height;
    uint64_t end = start + reduction->target_height;
    uint32_t target_row = (uint32_t)(start / reduction->height);
    uint64_t border = ((uint64_t)target_row + 1) * reduction->height;
    reduction->row++;
    if (end < border) {
        add_line(reduction, reduction->target_height);
        return;
    }
    add_line(reduction, border - start);
    emit_row(reduction, target_row);
    if (end > border) add_line(reduction, end - border);
}

void reduction_finish(reduction *reduction, picture *picture) {
    picture->width = reduction->target_width;
    picture->height = reduction->target_height;
    picture->pixels = reduction->pixels;
    reduction->pixels = NULL;
}

void reduction_release(reduction *reduction) {
    free(reduction->line);
    free(reduction->sums);
    free(reduction->pixels);
    memset(reduction, 0, sizeof *reduction);
}
