/*
 * Receives the signals of a user to a program with a main loop on a thread of its own: they never
 * interrupt the program's calls, and can end one that doesn't react.
 */
#pragma once

/** Events. */
enum {
    /** The terminal was resized. */
    LINUX_ATTENTION_RESIZED = 1,
    /** The program should suspend (Ctrl-Z). */
    LINUX_ATTENTION_STOPPED = 2,
    /** The program should end. */
    LINUX_ATTENTION_LEAVING = 4
};

/**
 * Notes SIGINT, SIGTERM, SIGHUP, SIGTSTP and SIGWINCH, and signals `event` (linux_event.h). Ignored
 * signals stay ignored. If the program still runs `patience` milliseconds after the first request
 * to end, it ends with `status` and writes `overdue`, which is not copied, to standard error; a
 * second request ends it at once (linux_ending.h), unless one of them is SIGHUP, which a terminal that
 * closes sends twice. Blocks the signals in this thread and those it creates. Returns 0 or a negative
 * errno. [one thread]
 */
int linux_attention_begin(int event, int patience, const char *overdue, int status);

/** Returns and clears the events. [any thread] */
int linux_attention_take(void);

/** The first signal that asked to end the program, or 0. */
int linux_attention_signal(void);

/** Stops this process and its group, as a terminal does, until resumed. [main thread] */
void linux_attention_stop(void);

/** Restores the signals' previous effects. [that thread] */
void linux_attention_end(void);
