/*
 * Event descriptors (eventfd), which Swift's Glibc module lacks, and a clock for deadlines.
 */
#pragma once

#include <stdint.h>

/** Creates an event descriptor: not signalled, non-blocking, close-on-exec. Returns a negative errno
 * on failure. */
int linux_event_descriptor(void);

/** Makes the descriptor readable. Async-signal-safe. */
void linux_event_signal(int descriptor);

/** Clears the signal. */
void linux_event_clear(int descriptor);

/** Waits until the descriptor is readable, or a signal arrives. */
void linux_event_wait(int descriptor);

/** Monotonic time in milliseconds. */
int64_t linux_milliseconds(void);
