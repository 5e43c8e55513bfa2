/*
 * The terminal while a program in its main loop has it, and how it is given back: whatever ends the
 * program, a person gets the terminal as it was. There is one at a time.
 */
#ifndef LINUX_TERMINAL_H
#define LINUX_TERMINAL_H

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The terminal that controls this process, open for reading and writing: always the same descriptor,
 * which stays open. Or a negative errno. [one thread]
 */
int linux_terminal_open(void);

/**
 * Opens the terminal that controls this process, keeps its modes, and writes `enter`. From then on
 * linux_terminal_give_back is called by a signal that ends the process (linux_ending.h) and by exit,
 * too; where the process ends by anything else, another one does the same that stays beside it, in a
 * session of its own: what ends the whole group of processes does not end it. The texts are not copied:
 * they stay where they are for ever. A descriptor, which stays the terminal's, or a negative errno.
 * [one thread]
 */
int linux_terminal_take(const char *enter, const char *leave);

/**
 * Writes `leave`, gives the terminal its modes back, and drops what was typed and not read. Does
 * nothing where it was done, or there is none. [any thread; in a signal handler, too]
 */
void linux_terminal_give_back(void);

/**
 * Gives the terminal back for as long as `stop` takes, in which the process is stopped; then takes
 * it again, with the modes it had. Only calls `stop` where none is taken. [one thread]
 */
void linux_terminal_lay_down(void (*stop)(void));

/**
 * A terminal of that size that nobody looks at, open for reading and writing: what is written to it is
 * dropped, and nothing is ever typed. It ends when the last descriptor of it is closed. A descriptor,
 * which is the caller's, or a negative errno. [any thread]
 */
int linux_terminal_lend(int columns, int rows);

#ifdef __cplusplus
}
#endif

#endif
