/*
 * Cleans up when a signal ends the program. A handler may call very little, so everything is
 * prepared. From one thread.
 */
#pragma once

/**
 * Makes signal `number` end this process with status 128 + `number`, after the clean-up below. In a
 * child between fork and exec it only ends.
 */
void linux_ending_prepare(int number);

/**
 * Sets the text to write to standard output (1) or standard error (2) at the end; NULL for none.
 * Not copied: it must stay valid for ever.
 */
void linux_ending_set_text(int descriptor, const char *text);

/**
 * Cleans up now, and restores a taken terminal (linux_terminal.h). For code about to end the
 * process. [signal handlers, too]
 */
void linux_ending_tidy(void);

/**
 * Cleans up, restores a taken terminal (linux_terminal.h), writes `words` to standard error unless
 * NULL, and ends this process with `status`.
 */
_Noreturn void linux_ending_end(const char *words, int status);

/**
 * Sets the file to remove that is being written, or, if `is_whole`, one beside it that is there for long;
 * NULL for none. The path is copied.
 */
void linux_ending_set_file(int is_whole, const char *path);

/**
 * Adds a process, or a group by a negative number, to those to terminate (SIGTERM), with 0 for `old`; takes
 * it out with 0 for `replacement`. Beyond 10,000 none is added.
 */
void linux_ending_replace_child(int old, int replacement);
