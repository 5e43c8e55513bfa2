/*
 * refused_calls.h - handles system calls that a worker may not make, or not with these arguments.
 */
#pragma once

#include "incident.h"

#include <stdint.h>
#include <sys/types.h>

/* Installs the handler. Returns a negative errno on failure. */
int refused_calls_watch(void);

/* Finds the loader's code (offers.c). */
void refused_find_loader(void);

/* Returns 1 if a call comes from the loader while it opens offers. */
int refused_is_loading(uintptr_t caller);

/* Opens an offer by name, or returns a negative errno. */
long refused_offer(const char *path);

/* Asks the host to connect, bind, or listen. */
long refused_address(int call, const uint64_t arguments[4], uint32_t grants,
                     char text[INCIDENT_TEXT + 1]);

/* Sends a message without address and control data, with calls that can't have them. */
long refused_message(int socket, uint64_t message, int flags);

/* The same for several messages. */
long refused_messages(const uint64_t arguments[4]);

/* Returns 1 if the thread is one of this process. */
int refused_is_own_thread(pid_t thread);

/* Locks or unlocks a futex that has an owner. */
long refused_lock(const uint64_t arguments[4]);
