/* Starts other programs for the user. */
#pragma once

#include <stddef.h>
#include <stdint.h>

/*
 * Starts the program `arguments[0]`, found in PATH, in a session of its own, with the `length`
 * bytes at `input` as standard input (nothing if NULL) and `output` as standard output (nothing if
 * negative). It inherits no other descriptors, and has default signals. `arguments` ends with NULL.
 * Returns the process, or a negative errno.
 */
int32_t linux_program_start(
    char *const *arguments, const void *input, size_t length, int32_t output);

/*
 * Makes a connected pair of streams, which other programs do not inherit: what is written to one is
 * read from the other. Returns 0, or a negative errno.
 */
int32_t linux_stream_pair(int32_t streams[2]);

/* Ends a started program, and those that it has started in its session. */
void linux_program_kill(int32_t process);

/*
 * Returns -1 while a started program runs, then once its exit status, or 128 plus the number of the
 * signal that ended it, after which its number is invalid.
 */
int32_t linux_program_status(int32_t process);

/*
 * Starts the pager `command` with a shell, in this process's group and with its terminal: it reads
 * what is written to `*input`, a pipe that no other program inherits. It has default signals, and
 * inherits only standard output and standard error. `defaults`, NULL-terminated entries such as
 * "LESS=FRX", fill in missing variables.
 *
 * Until linux_pager_end, Ctrl-C affects only the pager, and a signal that ends this process ends
 * the pager first. Returns the process, or a negative errno.
 */
int32_t linux_pager_start(const char *command, char *const *defaults, int32_t *input);

/*
 * Waits for the pager to end; close `input` first. Returns its exit status, or 128 plus the number
 * of the signal that ended it.
 */
int32_t linux_pager_end(int32_t process);
