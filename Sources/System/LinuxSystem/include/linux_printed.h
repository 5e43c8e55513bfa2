#pragma once

#include <stddef.h>

/** Makes the C library buffer standard output until linux_flush_printed, even on a terminal. */
void linux_hold_printed(void);

/** Makes it write standard output a line at a time, so that a crash loses no line that says why. */
void linux_print_lines(void);

/** Flushes the C library's standard output; returns the number of buffered bytes. */
size_t linux_flush_printed(void);
