/* The terminal and Chafa for the renderer's Swift code: what the kit and Embedded Swift lack. */
#ifndef TERMINAL_DEVICE_H
#define TERMINAL_DEVICE_H

#include <stddef.h>
#include <stdint.h>

/** Sets raw mode, in which keys arrive at once and unchanged. Returns 0 or an errno. */
int terminal_device_begin(int descriptor);

/** Events of terminal_device_wait. */
enum {
    TERMINAL_DEVICE_INPUT = 1,
    TERMINAL_DEVICE_EVENT = 2,
    /** The terminal is gone. */
    TERMINAL_DEVICE_END = 4
};

/**
 * Waits until the terminal has input or `event` is readable, for at most so many milliseconds; for
 * ever if negative. Returns one bit per event; 0 on timeout.
 */
int terminal_device_wait(int terminal, int event, int milliseconds);

/** Reads up to `capacity` bytes; 0 if there are none, -1 if the terminal is gone. */
ptrdiff_t terminal_device_read(int descriptor, uint8_t *bytes, size_t capacity);

/** Writes everything, blocking if the terminal is slow. Returns 0, or -1 if the terminal is gone.
 */
int terminal_device_write(int descriptor, const uint8_t *bytes, size_t length);

/** Monotonic time in milliseconds. */
int64_t terminal_device_milliseconds(void);

/** Seconds since 1970. */
int64_t terminal_device_seconds(void);

/** An environment variable, or empty. Valid while the environment doesn't change. */
const char *terminal_device_variable(const char *name);

/** A picture: rows of premultiplied red, green, blue and alpha. */
typedef struct terminal_canvas_picture {
    const uint8_t *bytes;
    uint32_t width;
    uint32_t height;
    /** Bytes from one row to the next. */
    size_t stride;
} terminal_canvas_picture;

/** A cell of a picture drawn with characters. */
typedef struct terminal_canvas_cell {
    uint32_t scalar;
    /** RGB, or a palette index if there is a palette; -1 for the terminal's default. */
    int32_t foreground;
    int32_t background;
} terminal_canvas_cell;

/** The characters for drawing a picture. */
enum {
    TERMINAL_CANVAS_ASCII = 0,
    /** Those that consoles' fonts have, too. */
    TERMINAL_CANVAS_HALVES = 1,
    TERMINAL_CANVAS_BLOCKS = 2
};

/**
 * Draws `picture` with characters into columns * rows cells, row by row.
 *
 * colors is 0, 16, 256 or 16777216; below 256 only shapes are drawn.
 */
void terminal_canvas_draw(const terminal_canvas_picture *picture, uint32_t columns, uint32_t rows,
                          uint32_t colors, int symbols, terminal_canvas_cell *cells);

/** Protocols for sending pixels. */
enum { TERMINAL_CANVAS_KITTY = 1, TERMINAL_CANVAS_ITERM = 2, TERMINAL_CANVAS_SIXEL = 3 };

/**
 * Returns the sequence that draws `picture` at the cursor in columns * rows cells of the given size
 * in pixels. Null on failure; else owned by the caller, for terminal_canvas_release.
 */
char *terminal_canvas_sequence(const terminal_canvas_picture *picture, int protocol,
                               uint32_t columns, uint32_t rows, uint32_t cell_width,
                               uint32_t cell_height, size_t *length);

/** Frees a sequence. */
void terminal_canvas_release(char *sequence);

#endif
