/* Other programs, started for a person and left to themselves. */
#pragma once

#include <stddef.h>
#include <stdint.h>

/*
 * Starts the program `arguments[0]`, which is looked for as a shell does, in a session of its own, with
 * the `length` bytes at `input` as its standard input (nothing where that is NULL) and no output. It
 * gets none of this process's descriptors, and its signals are as usual. `arguments` ends with NULL.
 * The process's number, or the negative number of the error.
 */
int32_t linux_program_start(char *const *arguments, const void *input, size_t length);

/* Whether a program that was started runs on: 1, or 0 once, after which its number means nothing. */
int32_t linux_program_runs(int32_t process);
