/*
 * linux_sandbox.h - confines worker processes, and reports incidents in them.
 *
 * Order in a worker: sandbox_isolate, sandbox_watch, sandbox_offer, sandbox_limit, Landlock,
 * sandbox_drop_privileges, sandbox_filter_prepare, sandbox_filter_enter; then load the plugin. All
 * functions return 0 or a positive number on success, and a negative errno on failure. Except for
 * sandbox_send, they are not thread-safe. One header, since a worker calls them in this order.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* --------------------------------------------------------------------------------------------
 * Processes
 */

/** A worker's initial descriptors; 0 is /dev/null, or the terminal if granted. */
enum {
    SANDBOX_PRINTED_DESCRIPTOR = 1,
    SANDBOX_COMPLAINED_DESCRIPTOR = 2,
    SANDBOX_CHANNEL_DESCRIPTOR = 3,
    SANDBOX_LIBRARY_DESCRIPTOR = 4,
    /* The channel to the broker; /dev/null if no grant concerns sockets. */
    SANDBOX_BROKER_DESCRIPTOR = 5,
    SANDBOX_FIRST_FREE_DESCRIPTOR = 6,
    /* Offers to the loader start here. A worker's limit is lower, so no other descriptor gets such
     * a number. */
    SANDBOX_FIRST_OFFER = 64,
    SANDBOX_OFFERS_END = 1024
};

/** A child process, owned by the caller. */
typedef struct sandbox_process {
    pid_t id;
    /** Readable when the process has ended. */
    int handle;
} sandbox_process;

/**
 * Starts `executable` with arguments and environment, both NULL-terminated, and descriptors[i] as
 * its descriptor i, for i below SANDBOX_FIRST_FREE_DESCRIPTOR. With the terminal it stays in the
 * caller's process group; otherwise it gets a session of its own.
 */
int sandbox_spawn(const char *executable, char *const *arguments, char *const *environment,
                  const int *descriptors, int has_terminal, sandbox_process *process);

/**
 * Stops and resumes child processes with this one when the terminal stops it (Ctrl-Z). Does nothing
 * if the signal is ignored. Call once.
 */
void sandbox_stop_together(void);

/** The time that this process was stopped that way, in milliseconds. [any thread] */
int64_t sandbox_stopped_milliseconds(void);

/**
 * Ignores Ctrl-C, the terminal's hang-up and SIGTERM to the process group, such as by `kill %1`: they
 * also reach a worker that has the terminal, and the host handles them.
 */
int sandbox_leave_interrupts(void);

/**
 * Waits for a process that has ended or is about to. Stores the wait status and, unless
 * `processor_milliseconds` is NULL, the processor time. Closes the handle.
 */
int sandbox_reap(sandbox_process process, int *wait_status, uint64_t *processor_milliseconds);

/* --------------------------------------------------------------------------------------------
 * Channels
 */

/** Creates a pair of connected channels for messages. Close-on-exec. */
int sandbox_channel_pair(int channels[2]);

/** Creates a pipe with a non-blocking read end. Close-on-exec. */
int sandbox_pipe(int ends[2]);

/**
 * Sends a message, with `descriptor` unless it is negative. Blocks if the channel is full, unless
 * `waits` is 0. [any thread]
 */
int sandbox_send(int channel, const void *bytes, size_t length, int descriptor, int waits);

/**
 * Receives a message and returns its length, or 0 at the end of the channel. -EMSGSIZE if it is
 * longer than `capacity`, -EAGAIN if there is none and `waits` is 0. Stores the attached
 * descriptor, which the caller owns, or -1. -EBADMSG, with all descriptors closed, if there are
 * several, or one while `descriptor` is NULL; also for an empty message, which neither side sends.
 */
ssize_t sandbox_receive(int channel, void *bytes, size_t capacity, int *descriptor, int waits);

/**
 * Creates a memory file of a fixed size that is writable only through the returned mapping.
 */
int sandbox_lent_memory(size_t size, void **mapping);

/** Creates an immutable memory file with a copy of these bytes. */
int sandbox_sealed_copy(const void *bytes, size_t length);

/**
 * Starts `executable` with NULL-terminated arguments, no environment, these bytes as
 * SANDBOX_LIBRARY_DESCRIPTOR, and nothing else. Returns the non-blocking read end of
 * SANDBOX_PRINTED_DESCRIPTOR.
 */
int sandbox_start_computing(const char *executable, char *const *arguments, const void *bytes,
                            size_t length, sandbox_process *process);

/** Computes a SHA-256 digest. [any thread] */
void sandbox_digest(const void *bytes, size_t length, unsigned char digest[32]);

/* --------------------------------------------------------------------------------------------
 * Confinement
 */

/** Permissions that a user can grant. */
enum {
    SANDBOX_GRANT_TERMINAL = 1,
    SANDBOX_GRANT_DISPLAY = 2,
    SANDBOX_GRANT_NETWORK = 4,
    SANDBOX_GRANT_LISTEN = 8,
    SANDBOX_GRANT_FILES = 16,
    /* Changes only which refused calls are customary. */
    SANDBOX_GRANT_RUNTIME = 32,
    /* Those about sockets, and those that open files. */
    SANDBOX_GRANTS_OF_SOCKETS = SANDBOX_GRANT_DISPLAY | SANDBOX_GRANT_NETWORK | SANDBOX_GRANT_LISTEN,
    SANDBOX_GRANTS_OF_FILES = SANDBOX_GRANT_TERMINAL | SANDBOX_GRANT_DISPLAY |
                              SANDBOX_GRANT_NETWORK | SANDBOX_GRANT_FILES
};

/** Ends this process together with `parent`, and closes all descriptors from `first_descriptor` on.
 */
int sandbox_isolate(pid_t parent, int first_descriptor);

/**
 * Opens the library `name` in an open folder, without following links out of it, or at an absolute
 * path (AT_FDCWD). Opens only regular files that others can't write to: owned by `owner` or root,
 * or, if `owner` is negative, readable by everyone. Errors: -EISDIR if not a regular file, -EPERM
 * if writable by others, -EXDEV or -ELOOP for a link out of the folder, or another errno.
 */
int sandbox_open_library(int folder, const char *name, int64_t owner);

/** Sets no_new_privs. */
int sandbox_refuse_privileges(void);

/** Drops all capabilities for good, so that root has no more rights than others. */
int sandbox_drop_privileges(void);

/**
 * Resources to limit. Memory is private writable memory. It excludes memory made read-only after
 * writing, shared memory and stacks, so only the limit on addresses bounds a hostile process; that
 * one counts what is mapped after it is set.
 */
enum {
    SANDBOX_LIMIT_MEMORY = 1,
    SANDBOX_LIMIT_CPU_SECONDS = 2,
    SANDBOX_LIMIT_FILE_SIZE = 3,
    SANDBOX_LIMIT_OPEN_FILES = 4,
    SANDBOX_LIMIT_CORE = 5,
    SANDBOX_LIMIT_PROCESSES = 6,
    SANDBOX_LIMIT_ADDRESSES = 7,
    SANDBOX_LIMIT_STACK = 8
};

/** Lowers a limit; keeps a lower one. Sanitized builds don't limit memory. */
int sandbox_limit(int32_t resource, uint64_t value);

/** The kernel's version of Landlock. */
int sandbox_landlock_version(void);

/**
 * Creates a ruleset that denies all files, TCP, and what Landlock knows of sockets and signals
 * outside the process. The host handles granted sockets. Returns a descriptor.
 */
int sandbox_landlock_make(int version);

/** Allows reading at `path` and below, and writing if `writes` is not 0. */
int sandbox_landlock_allow(int ruleset, int version, const char *path, int writes);

/** Confines the process with the ruleset, and closes it. */
int sandbox_landlock_enter(int ruleset);

/**
 * O_LARGEFILE, which has no effect in 64-bit programs: marks calls of open by the handler. The
 * kernel's value; the C library's is 0.
 */
#if defined(__x86_64__)
enum { SANDBOX_LARGE_FILE = 0100000 };
#else
enum { SANDBOX_LARGE_FILE = 0400000 };
#endif

/** Tells the handler what is granted. */
void sandbox_set_grants(uint32_t grants);

/** Creates the filter with libseccomp; -ENOENT if that is not installed. */
int sandbox_filter_prepare(uint32_t grants);

/**
 * Allows only the calls that a renderer needs, on all threads; files are opened by sandbox_offer.
 * Returns a descriptor whose owner decides about each new thread with sandbox_answer_thread;
 * without an owner there can be none.
 */
int sandbox_filter_enter(void);

/** Allows the requested thread, or lets it fail with EAGAIN. */
int sandbox_answer_thread(int listener, int is_admitted);

/** Returns 1 if the filter allows the system call with some arguments. */
int sandbox_filter_allows(int32_t number, uint32_t grants);

/**
 * Lets the loader open `descriptor` once for a path that is `name` or ends with it; a negative one
 * stands for a missing library. Call it before descriptors are limited. The name is borrowed until
 * sandbox_end_offers.
 */
int sandbox_offer(const char *name, int descriptor);

/** Withdraws unused offers. */
void sandbox_end_offers(void);

/* --------------------------------------------------------------------------------------------
 * Sockets
 */

/** Operations that a worker asks its host for. */
enum {
    SANDBOX_CONNECT = 1,
    SANDBOX_BIND = 2,
    SANDBOX_LISTEN = 3
};

struct sockaddr_storage;

/**
 * Decides about an operation with a socket of this type (SOCK_STREAM, SOCK_DGRAM) and address, of
 * which `length` bytes are given and the rest is 0. For SANDBOX_LISTEN it is the socket's own
 * address.
 */
typedef int sandbox_permit(void *context, int32_t deed, int32_t type,
                           const struct sockaddr_storage *address, size_t length);

/**
 * Starts a thread that performs what the worker at the other end of `channel` asks for, if
 * `permits` allows it. When that end is closed, closes the channel and calls `forget`; neither
 * happens if this function fails.
 */
int sandbox_start_broker(int channel, sandbox_permit *permits, void (*forget)(void *), void *context);

/**
 * Asks the host; in a worker. For SANDBOX_LISTEN `length` is the backlog, and there is no address.
 * Blocks for a connection if the socket does. [any thread, signal handlers]
 */
int sandbox_ask_broker(int32_t deed, int socket, const void *address, uint32_t length);

/* --------------------------------------------------------------------------------------------
 * Incidents
 */

/** Kinds of incidents. */
enum {
    /** A refused system call; drawing goes on. */
    SANDBOX_INCIDENT_REFUSED = 1,
    /** A signal that ends the process. */
    SANDBOX_INCIDENT_SIGNAL = 2,
    /** An exit by the plugin. */
    SANDBOX_INCIDENT_EXIT = 3,
    /** The position of the plugin; the host asks with SIGQUIT. */
    SANDBOX_INCIDENT_POSITION = 4
};

/** Flags of an incident. */
enum {
    SANDBOX_INCIDENT_STACK_OVERFLOW = 1,
    /** The address is in lent memory. */
    SANDBOX_INCIDENT_LENT_MEMORY = 2
};

/** The message type of an incident. */
#define SANDBOX_INCIDENT_MESSAGE 64

/**
 * Sends incidents to `channel`: signals that end the process, refused system calls, and exits by
 * the plugin. After a signal or an exit the process waits a moment, so that the host can inspect
 * it, until the host shuts down sending. `library` is the path of the plugin, borrowed for ever.
 */
int sandbox_watch(int channel, const char *library);

/** Limits on reports of refused calls, per class. */
enum {
    /** Made by runtimes, and by toolkits with a display, on their own. */
    SANDBOX_REFUSAL_CUSTOMARY = 0,
    /** The number of classes; classes are below it. */
    SANDBOX_REFUSAL_CLASSES = 37,
    /** The number of reports per class; one more says that there were others. */
    SANDBOX_REFUSALS_TOLD = 32
};

/**
 * The class of a refused call: the operation, and whether its path (may be empty) suggests a secret
 * or the user's folder. Customary calls depend on grants and on the first argument. [any thread,
 * signal handlers]
 */
int32_t sandbox_refusal_class(int32_t call, const char *path, uint64_t argument, uint32_t grants);

/** Sets whether the plugin is running; only then is an end of the process its doing. */
void sandbox_set_plugin_runs(int runs);

/** Reports that the process is about to end with this status, and waits as after a signal. */
void sandbox_tell_end(int32_t status);

/** As sandbox_tell_end if the plugin is running in a worker; does nothing otherwise. */
void sandbox_tell_plugin_end(int32_t status);

/** Marks incidents at these addresses as in lent memory. Call once. */
void sandbox_note_lent(const void *first, size_t length);

/** The signals blocked in this thread; the lowest bit is signal 1. */
uint64_t sandbox_blocked_signals(void);

/** Returns 1 if this thread, which called sandbox_watch, still has its alternate signal stack. */
int sandbox_has_signal_stack(void);

/** The number of open descriptors, among those a worker can have. */
uint32_t sandbox_open_descriptors(void);

/** In bytes. */
uint64_t sandbox_heap_in_use(void);

enum {
    /** Marks the number of a call of 32-bit programs. */
    SANDBOX_FOREIGN_CALL = 1 << 29,
    /** Marks the number of a call of x32 programs, as the kernel does. */
    SANDBOX_X32_CALL = 1 << 30
};

/** The name of a system call, or NULL. Needs libseccomp. Free it. */
char *sandbox_system_call_name(int32_t number);

/* --------------------------------------------------------------------------------------------
 * A process that plugins share with their host
 */

/**
 * Handles signals caused by a plugin's code in this process, and its exits except by the bare
 * system call: calls `tidy`, writes a line to standard error, and ends the process with the set
 * status. Other signals call `tidy` and have their normal effect. Without `takes_signals`, handles
 * exits only. Does nothing the second time.
 */
int sandbox_share_process(void (*tidy)(void), int takes_signals);

/** Sets the exit status for that. */
void sandbox_set_shared_status(int status);

/** Sets the plugin whose code runs from now on, or NULL, and returns the previous one. The text is
 * borrowed. */
const char *sandbox_enter_plugin(const char *id);

/**
 * Ends a process shared with plugins if a plugin's code is about to end it with this status;
 * returns otherwise. [any thread]
 */
void sandbox_tell_shared_end(int status);

/** Installs the handlers of sandbox_share_process again, in case a library's runtime has replaced
 * them. */
int sandbox_take_signals(void);

/** Returns the name of a signal without SIG; NULL if it has none. */
const char *sandbox_signal_name(int number);

/* --------------------------------------------------------------------------------------------
 * Names
 */

/**
 * Allows this process only to compute, to read and write open descriptors, to use `memory` bytes
 * and a second of processor time, and to end. Needs no library, and a single thread; it stays
 * undumpable.
 */
int sandbox_enter_computing(uint64_t memory);

/**
 * Demangles a C++ or Swift name; NULL if it isn't one. Free it. Crafted names can crash or hang
 * demanglers: call it only after sandbox_enter_computing.
 */
char *sandbox_demangle(const char *name);

/* --------------------------------------------------------------------------------------------
 * Control groups
 */

/** Returns 1 if a folder is in the file system of control groups, version 2 (cgroups(7)). */
int sandbox_is_control_group(const char *folder);

/** Returns 1 if a service manager has delegated the group (systemd's CGROUP_DELEGATION). */
int sandbox_is_delegated_group(const char *folder);
