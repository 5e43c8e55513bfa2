/* The terminal and Chafa, as the renderer's Swift code sees them: what neither the kit nor Embedded
 * Swift has.
 */
#ifndef TERMINAL_DEVICE_H
#define TERMINAL_DEVICE_H

#include <stddef.h>
#include <stdint.h>

/** Puts the terminal into the modes in which each key arrives at once, as it is. 0, or an errno. */
int terminal_device_begin(int descriptor);

/** What terminal_device_wait saw. */
enum {
    TERMINAL_DEVICE_INPUT = 1,
    TERMINAL_DEVICE_EVENT = 2,
    /** The terminal is gone. */
    TERMINAL_DEVICE_END = 4
};

/**
 * Waits until the terminal has input or `event` is readable, at most so many milliseconds, for ever
 * where that is negative. A bit for each; none where the time was up.
 */
int terminal_device_wait(int terminal, int event, int milliseconds);

/** Reads what there is, at most `capacity` bytes; 0 where nothing is, -1 where the terminal is gone. */
ptrdiff_t terminal_device_read(int descriptor, uint8_t *bytes, size_t capacity);

/** Writes all, and waits for a slow terminal. 0, or -1 where the terminal is gone. */
int terminal_device_write(int descriptor, const uint8_t *bytes, size_t length);

/** Milliseconds that only ever go on. */
int64_t terminal_device_milliseconds(void);

/** Seconds since 1970. */
int64_t terminal_device_seconds(void);

/** A variable of the environment; empty where there is none. Valid as long as nobody sets it. */
const char *terminal_device_variable(const char *name);

/** A picture: rows of red, green, blue and opacity, premultiplied. */
typedef struct terminal_canvas_picture {
    const uint8_t *bytes;
    uint32_t width;
    uint32_t height;
    /** Bytes from row to row. */
    size_t stride;
} terminal_canvas_picture;

/** What stands in a cell of a picture that is drawn with characters. */
typedef struct terminal_canvas_cell {
    uint32_t scalar;
    /** RGB, or a number of the palette where there is one; -1 for the terminal's own. */
    int32_t foreground;
    int32_t background;
} terminal_canvas_cell;

/** With which characters a picture is drawn. */
enum {
    TERMINAL_CANVAS_ASCII = 0,
    /** What the fonts of consoles have, too. */
    TERMINAL_CANVAS_HALVES = 1,
    TERMINAL_CANVAS_BLOCKS = 2
};

/**
 * Draws `picture` with characters into columns * rows cells, row by row.
 *
 * colors is 0, 16, 256 or 16777216; below 256 there are shapes only.
 */
void terminal_canvas_draw(const terminal_canvas_picture *picture, uint32_t columns, uint32_t rows,
                          uint32_t colors, int symbols, terminal_canvas_cell *cells);

/** How pixels are sent to a terminal. */
enum { TERMINAL_CANVAS_KITTY = 1, TERMINAL_CANVAS_ITERM = 2, TERMINAL_CANVAS_SIXEL = 3 };

/**
 * The sequence that puts `picture` into columns * rows cells from where the cursor is, of cells of so
 * many pixels. Null where there is none; else the caller's, for terminal_canvas_release.
 */
char *terminal_canvas_sequence(const terminal_canvas_picture *picture, int protocol,
                               uint32_t columns, uint32_t rows, uint32_t cell_width,
                               uint32_t cell_height, size_t *length);

/** Ends the life of a sequence. */
void terminal_canvas_release(char *sequence);

#endif
