/*
 * The signals a person sends to a program in its main loop, taken on a thread of their own: the
 * program's own calls are never interrupted, and one that does not listen can still be ended.
 */
#ifndef LINUX_ATTENTION_H
#define LINUX_ATTENTION_H

#ifdef __cplusplus
extern "C" {
#endif

/** What a person has done. */
enum {
    /** The terminal has another size. */
    LINUX_ATTENTION_RESIZED = 1,
    /** The program is to be stopped until it is wanted again (Ctrl-Z). */
    LINUX_ATTENTION_STOPPED = 2,
    /** The program is to end. */
    LINUX_ATTENTION_LEAVING = 4
};

/**
 * From now on SIGINT, SIGTERM, SIGHUP, SIGTSTP and SIGWINCH are noted, and `event` (linux_event.h) is
 * signalled. Those that are ignored stay so. Whoever is still there `patience` milliseconds after the
 * first that is to end the program ends with `status` and the words `overdue` on standard error; a
 * second such signal ends it at once (linux_ending.h). Blocks the signals in this thread, and in
 * those it makes. The words are not copied. 0, or a negative errno. [one thread]
 */
int linux_attention_begin(int event, int patience, const char *overdue, int status);

/** What was noted since the last call. [any thread] */
int linux_attention_take(void);

/** The first signal that was to end the program, or 0. */
int linux_attention_signal(void);

/** Stops this process and its group, as a terminal does, until it is continued. [the main thread] */
void linux_attention_stop(void);

/** The signals do again what they did before. [that thread] */
void linux_attention_end(void);

#ifdef __cplusplus
}
#endif

#endif
