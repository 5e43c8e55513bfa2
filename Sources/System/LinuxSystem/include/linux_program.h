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

/*
 * Starts the pager `command`, by a shell, in this process's group and with its terminal: it reads what is
 * written to `*input`, a pipe that no other program gets. Its signals are as usual, and it gets no other
 * descriptor but standard output and standard error. Each of `defaults`, which end with NULL, such as
 * "LESS=FRX", is in its environment where that has no variable of the name.
 *
 * Until linux_pager_end, an interrupt from the terminal is the pager's alone, and a signal that ends this
 * process ends the pager first. The process's number, or the negative number of the error.
 */
int32_t linux_pager_start(const char *command, const char *const *defaults, int32_t *input);

/*
 * Waits until the pager has ended, after `input` was closed. Its exit status; 128 and the number of the
 * signal where one ended it.
 */
int32_t linux_pager_end(int32_t process);
