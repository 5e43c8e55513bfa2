/*
 * refused_calls.h - what becomes of system calls that a worker may not make, or not as it makes them.
 */
#ifndef REFUSED_CALLS_H
#define REFUSED_CALLS_H

#include "incident.h"

#include <stdint.h>

/* From now on they are answered here, and told. Answers a negative error number on failure. */
int refused_calls_watch(void);

/* Notes where the loader lies (offers.c). */
void refused_find_loader(void);

/* Whether a call is made by the loader, while it looks for what it is offered. */
int refused_is_loading(uintptr_t caller);

/* Opens what the loader is offered by a name; a negative error number where there is no such thing. */
long refused_offer(const char *path);

/* Has the host connect a socket, give it an address, or have it listen. */
long refused_address(int call, const uint64_t arguments[4], uint32_t grants,
                     char text[INCIDENT_TEXT + 1]);

/* Sends a message without an address and without anything beside its bytes, by calls that can have neither. */
long refused_message(int socket, uint64_t message, int flags);

/* The same for several. */
long refused_messages(const uint64_t arguments[4]);

#endif
