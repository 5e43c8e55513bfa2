/*
 * linux_sandbox.h - what a worker process is confined with, and how it tells what happened to it.
 *
 * The order in a worker: sandbox_isolate, sandbox_watch, sandbox_offer, sandbox_limit, Landlock,
 * sandbox_drop_privileges, sandbox_filter_prepare, sandbox_filter_enter; then the plugin is loaded.
 * All functions return 0 or a positive number where they work,
 * and a negative errno where not. None is for more than one thread, but sandbox_send.
 */
#ifndef LINUX_SANDBOX_H
#define LINUX_SANDBOX_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* --------------------------------------------------------------------------------------------
 * Processes
 */

/** The descriptors a worker is born with; 0 is /dev/null, or the terminal where it is granted. */
enum {
    SANDBOX_PRINTED_DESCRIPTOR = 1,
    SANDBOX_COMPLAINED_DESCRIPTOR = 2,
    SANDBOX_CHANNEL_DESCRIPTOR = 3,
    SANDBOX_LIBRARY_DESCRIPTOR = 4,
    /* Where addresses are asked for; /dev/null where no grant is about sockets. */
    SANDBOX_BROKER_DESCRIPTOR = 5,
    SANDBOX_FIRST_FREE_DESCRIPTOR = 6,
    /* From here on the loader finds what it is offered. A worker may have no more descriptors, so none that it
     * opens or is sent ever gets such a number. */
    SANDBOX_FIRST_OFFER = 64,
    SANDBOX_OFFERS_END = 1024
};

/** A child process; both members are the caller's. */
typedef struct sandbox_process {
    pid_t id;
    /** Readable when the process has ended. */
    int handle;
} sandbox_process;

/**
 * Starts `executable` with the arguments (NULL at the end), the environment (NULL at the end), and
 * descriptors[i] as its descriptor i, for i below SANDBOX_FIRST_FREE_DESCRIPTOR. One that has the
 * terminal stays in the caller's process group; any other gets a session of its own.
 */
int sandbox_spawn(const char *executable, char *const *arguments, char *const *environment,
                  const int *descriptors, int has_terminal, sandbox_process *process);

/**
 * From now on the processes that were started are stopped with this one when the terminal stops it
 * (Ctrl-Z), and go on with it. Does nothing where the signal is ignored. From one thread, once.
 */
void sandbox_stop_together(void);

/** How long this process has been stopped that way, in milliseconds. [any thread] */
int64_t sandbox_stopped_milliseconds(void);

/**
 * Leaves it to the host what Ctrl-C and the end of the terminal do, which reach both where the worker
 * has the terminal.
 */
int sandbox_leave_interrupts(void);

/**
 * Waits for a process that has ended or is about to; tells its wait status, and, unless
 * `processor_milliseconds` is NULL, how long it was on a processor. Ends the handle.
 */
int sandbox_reap(sandbox_process process, int *wait_status, uint64_t *processor_milliseconds);

/* --------------------------------------------------------------------------------------------
 * Channels
 */

/** Makes a pair of connected channels that keep messages apart. Closed on exec. */
int sandbox_channel_pair(int channels[2]);

/** Makes a pipe whose reading end never waits. Closed on exec. */
int sandbox_pipe(int ends[2]);

/**
 * Sends one message whole, with `descriptor` unless it is negative. Waits where there is no room,
 * unless `waits` is 0. [any thread]
 */
int sandbox_send(int channel, const void *bytes, size_t length, int descriptor, int waits);

/**
 * Takes one message: its length, or 0 at the end of the channel. -EMSGSIZE where it is longer than
 * `capacity`, -EAGAIN where there is none and `waits` is 0. `*descriptor` is what came with it, or
 * -1; the caller's. -EBADMSG where more than one came, or any where `descriptor` is NULL; none of
 * them stays open. -EBADMSG, too, for a message without a byte, which no side sends, while the
 * other end is open.
 */
ssize_t sandbox_receive(int channel, void *bytes, size_t capacity, int *descriptor, int waits);

/**
 * A memory file of `size` bytes that only the mapping made here can ever write to, and that can
 * neither grow nor shrink. `*mapping` is where to write.
 */
int sandbox_lent_memory(size_t size, void **mapping);

/** A memory file that holds a copy of these bytes and can't be changed. */
int sandbox_sealed_copy(const void *bytes, size_t length);

/**
 * Starts `executable` with the arguments (NULL at the end), no environment, these bytes to read as
 * SANDBOX_LIBRARY_DESCRIPTOR, and nothing else. Answers the end, which never waits, of what it writes as
 * SANDBOX_PRINTED_DESCRIPTOR.
 */
int sandbox_start_computing(const char *executable, char *const *arguments, const void *bytes,
                            size_t length, sandbox_process *process);

/** The SHA-256 of some bytes. [any thread] */
void sandbox_digest(const void *bytes, size_t length, unsigned char digest[32]);

/* --------------------------------------------------------------------------------------------
 * Confinement
 */

/** What a person can grant. */
enum {
    SANDBOX_GRANT_TERMINAL = 1,
    SANDBOX_GRANT_DISPLAY = 2,
    SANDBOX_GRANT_NETWORK = 4,
    SANDBOX_GRANT_LISTEN = 8,
    SANDBOX_GRANT_FILES = 16,
    /* Those that are about sockets, and those with which files can be opened. */
    SANDBOX_GRANTS_OF_SOCKETS = SANDBOX_GRANT_DISPLAY | SANDBOX_GRANT_NETWORK | SANDBOX_GRANT_LISTEN,
    SANDBOX_GRANTS_OF_FILES = SANDBOX_GRANT_TERMINAL | SANDBOX_GRANT_DISPLAY |
                              SANDBOX_GRANT_NETWORK | SANDBOX_GRANT_FILES
};

/** Dies when `parent` dies, and closes every descriptor from `first_descriptor` on. */
int sandbox_isolate(pid_t parent, int first_descriptor);

/**
 * Opens the library `name` of an open folder for reading, without leaving the folder by links, or
 * the one at a path of the system's (AT_FDCWD). Nothing is opened before it is seen to be a regular
 * file that others can't write to: one of `owner`'s or root's, or, where `owner` is negative, one
 * that everybody can read. Else -EISDIR where it is no regular file, -EPERM where others could write to it,
 * -EXDEV or -ELOOP where it is a link that leads elsewhere, or another negative errno.
 */
int sandbox_open_library(int folder, const char *name, int64_t owner);

/** Sets no_new_privs. */
int sandbox_refuse_privileges(void);

/** Drops every capability, for ever: run by root, the process has no more rights than others. */
int sandbox_drop_privileges(void);

/**
 * What is limited. Memory is what a process can write to and shares with nobody. What it wrote and
 * then made read-only, shared memory and stacks are not in that, so only a limit on addresses bounds
 * what a hostile process can use; it is on those beyond what is mapped when it is set.
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

/** Lowers a limit; one that is lower already stays. Sanitized builds leave memory as it is. */
int sandbox_limit(int32_t resource, uint64_t value);

/** The version of Landlock the kernel has. */
int sandbox_landlock_version(void);

/**
 * A ruleset, as a descriptor, that denies all files, TCP, and what Landlock knows of sockets and signals
 * beyond the process. What is granted of sockets the host does.
 */
int sandbox_landlock_make(int version);

/** Allows reading what is at `path` or below, and writing to it where `writes` is not 0. */
int sandbox_landlock_allow(int ruleset, int version, const char *path, int writes);

/** Confines the process with the ruleset, and closes it. */
int sandbox_landlock_enter(int ruleset);

/**
 * What open means nothing by: large files, which 64-bit programs always can. By it the handler of
 * refused calls opens what it may. The kernel's value; the C library's is 0.
 */
#if defined(__x86_64__)
enum { SANDBOX_LARGE_FILE = 0100000 };
#else
enum { SANDBOX_LARGE_FILE = 0400000 };
#endif

/** Tells the handler of refused calls what is granted. */
void sandbox_set_grants(uint32_t grants);

/** Makes the filter by libseccomp; -ENOENT where the library is not installed. */
int sandbox_filter_prepare(uint32_t grants);

/**
 * From here on only what a renderer needs can be called, whoever calls; opening goes by
 * sandbox_offer. The result is a descriptor by which whoever holds it decides about each new thread
 * with sandbox_answer_thread; without one there can be none.
 */
int sandbox_filter_enter(void);

/** Lets the thread be made that was asked for, or not: then that fails with EAGAIN. */
int sandbox_answer_thread(int listener, int is_admitted);

/** Whether the filter allows the system call of this number with some arguments. */
int sandbox_filter_allows(int32_t number, uint32_t grants);

/**
 * The loader gets what `descriptor` is open on where it opens a path that is `name` or ends with it,
 * once, though nothing can be opened; a negative one stands for a library that is not there. Before
 * descriptors are limited. The name is borrowed until sandbox_end_offers.
 */
int sandbox_offer(const char *name, int descriptor);

/** Takes back what was offered and not used. */
void sandbox_end_offers(void);

/* --------------------------------------------------------------------------------------------
 * Sockets
 */

/** What a worker may ask its host to do with a socket of its own. */
enum {
    SANDBOX_CONNECT = 1,
    SANDBOX_BIND = 2,
    SANDBOX_LISTEN = 3
};

struct sockaddr_storage;

/**
 * Whether this may be done with a socket of this type (SOCK_STREAM, SOCK_DGRAM) and this address, of which
 * `length` bytes are given and the rest is 0; for SANDBOX_LISTEN it is the one the socket has.
 */
typedef int sandbox_permit(void *context, int32_t deed, int32_t type,
                           const struct sockaddr_storage *address, size_t length);

/**
 * Does on a thread of its own what the worker at the other end of `channel` asks for and `permits` permits, until
 * that end is closed; then it closes the channel and calls `forget`. Where it fails neither is done.
 */
int sandbox_start_broker(int channel, sandbox_permit *permits, void (*forget)(void *), void *context);

/**
 * Asks the host, in a worker. For SANDBOX_LISTEN `length` is how many may wait, and there is no address. Waits
 * for a connection where the socket does. [any thread, signal handlers]
 */
int sandbox_ask_broker(int32_t deed, int socket, const void *address, uint32_t length);

/* --------------------------------------------------------------------------------------------
 * Incidents
 */

/** What an incident message is about. */
enum {
    /** A system call was refused, and drawing goes on. */
    SANDBOX_INCIDENT_REFUSED = 1,
    /** A signal ends the process. */
    SANDBOX_INCIDENT_SIGNAL = 2,
    /** The plugin ends the process. */
    SANDBOX_INCIDENT_EXIT = 3,
    /** Where the plugin is: the host asked by SIGQUIT. */
    SANDBOX_INCIDENT_POSITION = 4
};

/** What else is known of an incident. */
enum {
    SANDBOX_INCIDENT_STACK_OVERFLOW = 1,
    /** The address is among those that the plugin is lent memory at. */
    SANDBOX_INCIDENT_LENT_MEMORY = 2
};

/** The type that stands in the header of an incident's message. */
#define SANDBOX_INCIDENT_MESSAGE 64

/**
 * Sends an incident to `channel` from now on where a signal ends the process, a system call is
 * refused, or the plugin ends the process. After an incident about a signal or an exit the
 * process waits a moment, so that the host can look at it as it stands; it ends once the host has shut its end of
 * the channel for writing. `library` is the path the plugin is loaded by, borrowed for ever.
 */
int sandbox_watch(int channel, const char *library);

/** How refused calls are told: each class of them so many times, whatever the others are. */
enum {
    /** What runtimes, and toolkits that have a display, do of their own accord. */
    SANDBOX_REFUSAL_CUSTOMARY = 0,
    /** How many classes there are; each is a number below. */
    SANDBOX_REFUSAL_CLASSES = 37,
    /** How many different calls of a class are told. One more says that there are more. */
    SANDBOX_REFUSALS_TOLD = 32
};

/**
 * The class of a refused call: what it wants to do, and whether the path it names (empty where it
 * names none) tells of a secret, or of the person's folder. What is customary depends on what is granted.
 * [any thread, signal handlers]
 */
int32_t sandbox_refusal_class(int32_t call, const char *path, uint32_t grants);

/** Whether the plugin is running; only then is the end of the process its doing. */
void sandbox_set_plugin_runs(int runs);

/** Tells that the process is about to end with this status, and waits as after a signal. */
void sandbox_tell_end(int32_t status);

/** As sandbox_tell_end, where the plugin is running in a worker; does nothing elsewhere. */
void sandbox_tell_plugin_end(int32_t status);

/** The plugin is lent memory at these addresses: incidents there are told as such. Once. */
void sandbox_note_lent(const void *first, size_t length);

/** The signals that are blocked in the calling thread, a bit each, the lowest for signal 1. */
uint64_t sandbox_blocked_signals(void);

/** Whether signals of the calling thread, which called sandbox_watch, still have the stack it set up. */
int sandbox_has_signal_stack(void);

/** How many descriptors are open, of those that a worker can have. */
uint32_t sandbox_open_descriptors(void);

/** The heap in use, in bytes. */
uint64_t sandbox_heap_in_use(void);

/** The name of a system call, or NULL. Needs libseccomp. Free it. */
char *sandbox_system_call_name(int32_t number);

/* --------------------------------------------------------------------------------------------
 * A process that plugins share with their host
 */

/**
 * From now on a signal that a plugin's code brings about in this process, and an exit of any kind that it calls
 * (but for the system call itself), call `tidy`, write one line to standard error, and end the process with the
 * status that was set. Signals that are no plugin's doing call `tidy`, and have their usual effect. Does nothing
 * the second time.
 */
int sandbox_share_process(void (*tidy)(void));

/** With which status the process then ends. */
void sandbox_set_shared_status(int status);

/** Says whose code runs from now on, NULL for nobody's, and answers whose ran before. The text is borrowed. */
const char *sandbox_enter_plugin(const char *id);

/**
 * Ends this process where it is one that plugins share, and a plugin's code runs that is about to end
 * it with this status; returns where not. [any thread]
 */
void sandbox_tell_shared_end(int status);

/** Takes the signals of sandbox_share_process, also where a runtime that came with a library has taken them. */
int sandbox_take_signals(void);

/* --------------------------------------------------------------------------------------------
 * Names
 */

/**
 * Leaves a process that has what it works on nothing but to compute, read and write what is open,
 * use `memory` bytes and a second of a processor, and end. Needs no library. It has to have one
 * thread, and stays what is told after.
 */
int sandbox_enter_computing(uint64_t memory);

/**
 * What a compiler of C++ or Swift made of a name, as people write it; NULL where it is no such
 * name. Free it. Names can be made that crash the libraries that do this, or keep them busy for
 * ever: only ever called after sandbox_enter_computing.
 */
char *sandbox_demangle(const char *name);

/* --------------------------------------------------------------------------------------------
 * Control groups
 */

/** Whether a folder is one of control groups of version 2 (cgroups(7)). */
int sandbox_is_control_group(const char *folder);

/** Whether a service manager has marked a group as handed over (systemd's CGROUP_DELEGATION). */
int sandbox_is_delegated_group(const char *folder);

#endif
