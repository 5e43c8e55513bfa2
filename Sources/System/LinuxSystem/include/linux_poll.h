/*
 * epoll, timerfd and inotify, which Swift's Glibc module lacks.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/** Creates a descriptor that is readable while one of those added is. Returns a negative errno on
 * failure. */
int linux_poll_create(void);

/** Adds a descriptor. Returns 0 or a negative errno. */
int linux_poll_add(int poll, int descriptor);

/** Removes a descriptor; call this before closing it. */
void linux_poll_remove(int poll, int descriptor);

/** Stores up to `capacity` readable descriptors and returns their number. */
int linux_poll_ready(int poll, int *descriptors, int capacity);

/** Creates a timer that is not set. Returns a negative errno on failure. */
int linux_timer_create(void);

/** Makes the timer readable after so many milliseconds; never if negative. */
void linux_timer_set(int timer, int64_t milliseconds);

/** Creates a descriptor that becomes readable when a watched folder changes. Returns a negative
 * errno on failure. */
int linux_watch_create(void);

/** Watches a folder for files renamed, created, removed or closed after writing, and with `writes` for each
 * write. Returns its number, the same one if already watched, or a negative errno. */
int linux_watch_add(int watch, const char *path, bool writes);

/** Stops watching a folder. */
void linux_watch_remove(int watch, int folder);

/** Returns true if the errno means that no more folders can be watched. */
bool linux_watch_is_exhausted(int code);

/** Discards changes, so that the descriptor is unreadable until the next one. Returns true if there were some. */
bool linux_watch_clear(int watch);

/**
 * Creates a descriptor that becomes readable when the terminal is resized (no longer a signal to
 * this process), or when the process is resumed, since others may have drawn meanwhile. Returns a
 * negative errno on failure.
 */
int linux_window_change_create(void);

/** Discards changes, so that the descriptor is unreadable until the next one. */
void linux_window_change_clear(int descriptor);
