/*
 * Waiting for several descriptors by way of one (epoll), timers (timerfd) and changes of folders
 * (inotify), which Swift's Glibc module does not show.
 */
#ifndef LINUX_POLL_H
#define LINUX_POLL_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A new descriptor that is readable while one of those added is; or a negative errno. */
int linux_poll_create(void);

/** Adds a descriptor; 0, or a negative errno. */
int linux_poll_add(int poll, int descriptor);

/** Takes a descriptor out again, before it is closed. */
void linux_poll_remove(int poll, int descriptor);

/** Writes the descriptors that are readable now, `capacity` at most; returns how many. */
int linux_poll_ready(int poll, int *descriptors, int capacity);

/** A new timer, not set; or a negative errno. */
int linux_timer_create(void);

/** Makes the timer readable after so many milliseconds; never, where they are negative. */
void linux_timer_set(int timer, int64_t milliseconds);

/** A new descriptor that becomes readable when a watched folder changes; or a negative errno. */
int linux_watch_create(void);

/** Watches the folder at `path` for files written, renamed, made or removed, and answers its number; or a
    negative errno. A folder that is watched has the number it had. */
int linux_watch_add(int watch, const char *path);

/** Watches the folder of that number no more. */
void linux_watch_remove(int watch, int folder);

/** Whether an errno says that no more can be watched. */
bool linux_watch_is_exhausted(int code);

/** Takes what has been seen, so that the descriptor is not readable until the next change. */
void linux_watch_clear(int watch);

/**
 * A new descriptor that becomes readable when the terminal changes its size, which is no signal
 * to this process any more, or when the process goes on after it was stopped: others have drawn
 * there. Or a negative errno.
 */
int linux_window_change_create(void);

/** Takes what has been seen, so that the descriptor is not readable until the next change. */
void linux_window_change_clear(int descriptor);

#ifdef __cplusplus
}
#endif

#endif
