#include "terminal_device.h"

#include <chafa.h>
#include <stdlib.h>
#include <string.h>

static ChafaCanvasMode mode_of(uint32_t colors) {
    if (colors >= 1u << 24) return CHAFA_CANVAS_MODE_TRUECOLOR;
    /* With sixteen colours or fewer pictures glare, so draw shapes only. */
    return colors >= 256 ? CHAFA_CANVAS_MODE_INDEXED_240 : CHAFA_CANVAS_MODE_FGBG;
}

static void set_symbols(ChafaCanvasConfig *config, int symbols) {
    ChafaSymbolMap *map = chafa_symbol_map_new();
    chafa_symbol_map_add_by_tags(map, CHAFA_SYMBOL_TAG_SPACE);
    switch (symbols) {
    case TERMINAL_CANVAS_ASCII: chafa_symbol_map_add_by_tags(map, CHAFA_SYMBOL_TAG_ASCII); break;
    case TERMINAL_CANVAS_HALVES:
        chafa_symbol_map_add_by_tags(map, CHAFA_SYMBOL_TAG_HALF | CHAFA_SYMBOL_TAG_SOLID);
        break;
    default:
        chafa_symbol_map_add_by_tags(
            map, CHAFA_SYMBOL_TAG_BLOCK | CHAFA_SYMBOL_TAG_BORDER | CHAFA_SYMBOL_TAG_DIAGONAL);
        /* Shade characters don't fit the others; these are missing in some fonts. */
        chafa_symbol_map_remove_by_tags(
            map, CHAFA_SYMBOL_TAG_STIPPLE | CHAFA_SYMBOL_TAG_AMBIGUOUS | CHAFA_SYMBOL_TAG_WIDE);
        chafa_symbol_map_add_by_tags(map, CHAFA_SYMBOL_TAG_HALF | CHAFA_SYMBOL_TAG_QUAD);
        break;
    }
    chafa_canvas_config_set_symbol_map(config, map);
    chafa_symbol_map_unref(map);
}

static ChafaCanvas *drawn(const terminal_canvas_picture *picture, ChafaCanvasConfig *config) {
    ChafaCanvas *canvas;
    /* A worker's threads are limited, and a small picture is fast. */
    chafa_set_n_threads(1);
    canvas = chafa_canvas_new(config);
    if (canvas != NULL) {
        chafa_canvas_draw_all_pixels(canvas, CHAFA_PIXEL_RGBA8_PREMULTIPLIED, picture->bytes,
                                     (gint)picture->width, (gint)picture->height,
                                     (gint)picture->stride);
    }
    return canvas;
}

void terminal_canvas_draw(const terminal_canvas_picture *picture, uint32_t columns, uint32_t rows,
                          uint32_t colors, int symbols, terminal_canvas_cell *cells) {
    ChafaCanvasConfig *config = chafa_canvas_config_new();
    ChafaCanvas *canvas;
    chafa_canvas_config_set_geometry(config, (gint)columns, (gint)rows);
    chafa_canvas_config_set_canvas_mode(config, mode_of(colors));
    chafa_canvas_config_set_pixel_mode(config, CHAFA_PIXEL_MODE_SYMBOLS);
    chafa_canvas_config_set_work_factor(config, 0.7f);
    if (colors < 1u << 24) {
        chafa_canvas_config_set_dither_mode(
            config, colors >= 256 ? CHAFA_DITHER_MODE_NONE : CHAFA_DITHER_MODE_ORDERED);
    }
    set_symbols(config, symbols);
    canvas = drawn(picture, config);
    for (uint32_t y = 0; y < rows; y++) {
        for (uint32_t x = 0; x < columns; x++) {
            terminal_canvas_cell *cell = &cells[(size_t)y * columns + x];
            gint foreground = -1, background = -1;
            cell->scalar = ' ';
            if (canvas != NULL) {
                cell->scalar = chafa_canvas_get_char_at(canvas, (gint)x, (gint)y);
                chafa_canvas_get_raw_colors_at(canvas, (gint)x, (gint)y, &foreground, &background);
            }
            cell->foreground = colors >= 256 ? foreground : -1;
            cell->background = colors >= 256 ? background : -1;
        }
    }
    if (canvas != NULL) chafa_canvas_unref(canvas);
    chafa_canvas_config_unref(config);
}

char *terminal_canvas_sequence(const terminal_canvas_picture *picture, int protocol,
                               uint32_t columns, uint32_t rows, uint32_t cell_width,
                               uint32_t cell_height, size_t *length) {
    static ChafaTermInfo *terminal;
    ChafaCanvasConfig *config = chafa_canvas_config_new();
    ChafaCanvas *canvas;
    char *result = NULL;
    if (terminal == NULL) {
        terminal = chafa_term_db_get_fallback_info(chafa_term_db_get_default());
    }
    chafa_canvas_config_set_geometry(config, (gint)columns, (gint)rows);
    chafa_canvas_config_set_cell_geometry(config, (gint)cell_width, (gint)cell_height);
    chafa_canvas_config_set_canvas_mode(config, CHAFA_CANVAS_MODE_TRUECOLOR);
    chafa_canvas_config_set_pixel_mode(config, protocol == TERMINAL_CANVAS_KITTY
                                                   ? CHAFA_PIXEL_MODE_KITTY
                                               : protocol == TERMINAL_CANVAS_ITERM
                                                   ? CHAFA_PIXEL_MODE_ITERM2
                                                   : CHAFA_PIXEL_MODE_SIXELS);
    canvas = drawn(picture, config);
    if (canvas != NULL) {
        GString *text = chafa_canvas_print(canvas, terminal);
        if (text != NULL) {
            result = malloc(text->len + 1);
            if (result != NULL) {
                memcpy(result, text->str, text->len + 1);
                *length = text->len;
            }
            g_string_free(text, TRUE);
        }
        chafa_canvas_unref(canvas);
    }
    chafa_canvas_config_unref(config);
    return result;
}

void terminal_canvas_release(char *sequence) {
    free(sequence);
}
