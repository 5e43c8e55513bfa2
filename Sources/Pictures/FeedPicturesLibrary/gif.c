#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

#include "pictures.h"

typedef struct {
    const encoded_picture *encoded;
    size_t position;
    GifFileType *gif;
    int transparent;
    uint8_t *indices;
    uint8_t *row;
    reduction reduction;
} gif_reader;

static int take_bytes(GifFileType *gif, GifByteType *bytes, int count) {
    gif_reader *reader = gif->UserData;
    size_t left = reader->encoded->length - reader->position;
    size_t taken = count < 0 ? 0 : (size_t)count < left ? (size_t)count : left;
    memcpy(bytes, reader->encoded->bytes + reader->position, taken);
    reader->position += taken;
    return (int)taken;
}

/* Skips an extension, except for the index of the transparent colour. */
static int read_extension(gif_reader *reader) {
    int code;
    GifByteType *block;
    if (DGifGetExtension(reader->gif, &code, &block) != GIF_OK) return 0;
    while (block) {
        GraphicsControlBlock control;
        if (code == GRAPHICS_EXT_FUNC_CODE &&
            DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK)
            reader->transparent = control.TransparentColor;
        if (DGifGetExtensionNext(reader->gif, &block) != GIF_OK) return 0;
    }
    return 1;
}

/* Seeks the first picture. */
static int find_picture(gif_reader *reader) {
    GifRecordType type;
    while (DGifGetRecordType(reader->gif, &type) == GIF_OK) {
        if (type == IMAGE_DESC_RECORD_TYPE) return DGifGetImageDesc(reader->gif) == GIF_OK;
        if (type != EXTENSION_RECORD_TYPE || !read_extension(reader)) return 0;
    }
    return 0;
}

/* Reads the rows, interlaced or not, and returns their number. Missing rows of a truncated picture
   stay empty. */
static uint32_t read_rows(gif_reader *reader, uint32_t width, uint32_t height) {
    static const uint32_t starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
    int is_interlaced = reader->gif->Image.Interlace;
    uint32_t count = 0;
    for (int pass = 0; pass < (is_interlaced ? 4 : 1); pass++) {
        uint32_t step = is_interlaced ? steps[pass] : 1;
        for (uint32_t row = is_interlaced ? starts[pass] : 0; row < height; row += step) {
            GifPixelType *line = reader->indices + (size_t)row * width;
            if (DGifGetLine(reader->gif, line, (int)width) != GIF_OK) return count;
            count++;
        }
    }
    return count;
}

/* Draws a row of the screen, transparent outside of the picture. */
static void draw_row(gif_reader *reader, const ColorMapObject *colors, uint32_t screen_width,
                     uint32_t screen_row) {
    const GifImageDesc *image = &reader->gif->Image;
    uint32_t width = (uint32_t)image->Width, top = (uint32_t)image->Top;
    memset(reader->row, 0, (size_t)screen_width * 4);
    if (screen_row < top || screen_row - top >= (uint32_t)image->Height) return;
    const uint8_t *index = reader->indices + (size_t)(screen_row - top) * width;
    uint8_t *pixel = reader->row + (size_t)image->Left * 4;
    for (uint32_t column = 0; column < width; column++, index++, pixel += 4) {
        if (*index == reader->transparent || *index >= colors->ColorCount) continue;
        const GifColorType *color = &colors->Colors[*index];
        pixel[0] = color->Red;
        pixel[1] = color->Green;
        pixel[2] = color->Blue;
        pixel[3] = 255;
    }
}

static feed_pictures_result decode(gif_reader *reader, picture *picture) {
    GifFileType *gif = reader->gif;
    if (!find_picture(reader)) return FEED_PICTURES_DAMAGED;
    const GifImageDesc *image = &gif->Image;
    const ColorMapObject *colors = image->ColorMap ? image->ColorMap : gif->SColorMap;
    if (!colors || image->Left < 0 || image->Top < 0 || image->Width <= 0 || image->Height <= 0)
        return FEED_PICTURES_DAMAGED;
    /* A picture that exceeds its screen extends it. */
    uint32_t width = (uint32_t)(image->Left + image->Width);
    uint32_t height = (uint32_t)(image->Top + image->Height);
    if (gif->SWidth > 0 && (uint32_t)gif->SWidth > width) width = (uint32_t)gif->SWidth;
    if (gif->SHeight > 0 && (uint32_t)gif->SHeight > height) height = (uint32_t)gif->SHeight;
    feed_pictures_result result =
        reduction_begin(&reader->reduction, width, height, reader->encoded->limits);
    if (result != 0) return result;
    size_t count = (size_t)image->Width * (size_t)image->Height;
    int filler = reader->transparent >= 0 ? reader->transparent : gif->SBackGroundColor;
    reader->indices = malloc(count);
    reader->row = malloc((size_t)width * 4);
    if (!reader->indices || !reader->row) return FEED_PICTURES_NO_MEMORY;
    memset(reader->indices, filler, count);
    if (read_rows(reader, (uint32_t)image->Width, (uint32_t)image->Height) == 0)
        return FEED_PICTURES_DAMAGED;
    for (uint32_t row = 0; row < height; row++) {
        draw_row(reader, colors, width, row);
        reduction_add(&reader->reduction, reader->row);
    }
    reduction_finish(&reader->reduction, picture);
    return 0;
}

feed_pictures_result read_gif(const encoded_picture *encoded, picture *picture) {
    gif_reader reader = {.encoded = encoded, .transparent = NO_TRANSPARENT_COLOR};
    int error = 0;
    reader.gif = DGifOpen(&reader, take_bytes, &error);
    if (!reader.gif) return FEED_PICTURES_DAMAGED;
    feed_pictures_result result = decode(&reader, picture);
    DGifCloseFile(reader.gif, &error);
    reduction_release(&reader.reduction);
    free(reader.indices);
    free(reader.row);
    return result;
}
