/*
 * Event descriptors (eventfd), which Swift's Glibc module does not show.
 */
#ifndef LINUX_EVENT_H
#define LINUX_EVENT_H

#ifdef __cplusplus
extern "C" {
#endif

/** A new event descriptor, not signalled, non-blocking, closed on exec; or a negative errno. */
int linux_event_descriptor(void);

/** Makes the descriptor readable. Async-signal-safe. */
void linux_event_signal(int descriptor);

/** Makes the descriptor unreadable until it is signalled again. */
void linux_event_clear(int descriptor);

/** Waits until the descriptor is readable, or a signal arrives. */
void linux_event_wait(int descriptor);

#ifdef __cplusplus
}
#endif

#endif
