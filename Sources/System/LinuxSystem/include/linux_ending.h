/*
 * What is put in order when a signal ends the program. A handler may call next to nothing, and so
 * all of it is said beforehand. From one thread.
 */
#ifndef LINUX_ENDING_H
#define LINUX_ENDING_H

#ifdef __cplusplus
extern "C" {
#endif

/**
 * From now on signal `number` ends this process with the status 128 + `number`, when everything
 * below is done. A process that was forked off and has not begun a program yet only ends.
 */
void linux_ending_prepare(int number);

/**
 * Sets what is then written to standard output (1) or standard error (2), where it takes bytes;
 * NULL for nothing. Not copied: the text stays where it is for ever.
 */
void linux_ending_set_text(int descriptor, const char *text);

/**
 * Does now what is done when a signal ends this process, and gives a terminal that was taken back
 * (linux_terminal.h). For who is about to end. [signal handlers, too]
 */
void linux_ending_tidy(void);

/**
 * Ends this process now with `status`, as a signal would, and gives a terminal that was taken back
 * (linux_terminal.h). `words`, where they are not NULL, are written to standard error then.
 */
_Noreturn void linux_ending_end(const char *words, int status);

/** Sets the one file that is then removed; NULL for none. The path is copied. */
void linux_ending_set_file(const char *path);

/** Sets the one process that is then told to end (SIGTERM); 0 for none. */
void linux_ending_set_child(int process);

#ifdef __cplusplus
}
#endif

#endif
