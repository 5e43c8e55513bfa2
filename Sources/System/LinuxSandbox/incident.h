/*
 * incident.h - the message about an incident, for its senders.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <ucontext.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED
#endif
#endif

enum {
    INCIDENT_FRAMES = 32,
    INCIDENT_TEXT = 256,
    INCIDENT_NAME = 96
};

/* The layout that the host decodes: the header of every message, then the members. */
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
    uint32_t frames;
    /* The number of frames in the plugin's library. */
    int plugin_frames;
    unsigned char bytes[sizeof(struct incident) + INCIDENT_TEXT +
                        INCIDENT_FRAMES * (16 + 2 * INCIDENT_NAME)];
};

/* The address of the interrupted code. */
uintptr_t incident_address(const ucontext_t *context);

/* The stack pointer of the interrupted code. */
uintptr_t incident_stack(const ucontext_t *context);

/* Unwinds one step from the entry of a function without unwind information, such as clone of the C
 * library. Returns 0 on failure. */
int incident_step_out(ucontext_t *context);

/*
 * Fills in the message: the incident, and the stack from the frame at `start` on, or all of it for
 * 0. The plugin is the library loaded from the path `library`.
 */
void incident_describe(struct incident_message *message, struct incident incident, const char *text,
                       uintptr_t start, const char *library);

/*
 * Sends an incident to the host, with the stack from the interrupted code on, or all of it. Returns
 * 0 on failure.
 */
int incident_send(struct incident incident, const char *text, ucontext_t *context);

/* Returns 1 while the plugin's code runs, 0 for the worker's own. */
int incident_plugin_runs(void);

/* Reads memory of this process that may be unmapped. Returns the number of bytes read. */
size_t incident_peek(const void *address, void *copy, size_t length);

/* Prepares descriptions: loads what a signal handler can't, and makes threads of plugins report
 * stack overflows. */
void incident_prepare(void);

/* The part for threads (threads.c). */
void incident_prepare_threads(void);

/* Returns 1 if an address is in the program's own code, not in a library. */
int incident_is_own_code(const void *address);
