/*
 * incident.h - the message that tells of an incident, for those who send it.
 */
#ifndef INCIDENT_H
#define INCIDENT_H

#include <stddef.h>
#include <stdint.h>
#include <ucontext.h>

enum {
    INCIDENT_FRAMES = 32,
    INCIDENT_TEXT = 256,
    INCIDENT_NAME = 96
};

/* Must match what the host's decoder reads: the header of every message, then the members. */
struct incident {
    uint32_t length;
    uint32_t type;
    uint32_t kind;
    int32_t number;
    uint32_t flags;
    uint32_t frame_count;
    uint64_t address;
    uint32_t text_length;
    uint32_t reserved;
};

struct incident_message {
    size_t length;
    /* How many frames it has. */
    uint32_t frames;
    /* How many of its frames are in the plugin's library. */
    int plugin_frames;
    unsigned char bytes[sizeof(struct incident) + INCIDENT_TEXT +
                        INCIDENT_FRAMES * (16 + 2 * INCIDENT_NAME)];
};

/* What a signal says of itself. */
struct incident incident_of_signal(int number, const void *info, const ucontext_t *context);

/* Where the code was that a signal has interrupted. */
uintptr_t incident_address(const ucontext_t *context);

/* Where its stack ended. */
uintptr_t incident_stack(const ucontext_t *context);

/* Goes on at the caller of a function that has just been entered and that says nothing of its frame, as clone
 * of the C library. Answers whether there is one. */
int incident_step_out(ucontext_t *context);

/*
 * Fills in the message: what happened, and the stack from the frame at `start` on, or all of it where
 * that is 0. The plugin is what was loaded by the path `library`.
 */
void incident_describe(struct incident_message *message, struct incident incident, const char *text,
                       uintptr_t start, const char *library);

/*
 * Sends it to the host, with the stack from where the code was that a signal has interrupted, or else all of it. Answers
 * whether the host gets it.
 */
int incident_send(struct incident incident, const char *text, ucontext_t *context);

/* Whether the plugin's code is running, or the worker's own. */
int incident_plugin_runs(void);

/* Reads memory of this process that may not be there. Answers how many bytes were. */
size_t incident_peek(const void *address, void *copy, size_t length);

/* Looks up what the next descriptions find, which may take what a signal handler can't have; and from now
 * on the threads that plugins make can describe that their stack has run over. */
void incident_prepare(void);

/* The part of it that is about threads (threads.c). */
void incident_prepare_threads(void);

/* Whether code at an address is the program's own, and of no library that is loaded. */
int incident_is_own_code(const void *address);

#endif
