#define _GNU_SOURCE
#include "linux_sandbox.h"
#include "incident.h"
#include "refused_calls.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

/* The time for the host to inspect an ending process, in milliseconds. */
enum { LONGEST_LOOK = 2000 };

/* The state of a worker, which has one plugin and one main thread. */
static struct {
    int channel;
    const char *library;
    volatile int plugin_runs;
    void *signal_stack;
    /* Where memory is lent. */
    uintptr_t lent;
    size_t lent_length;
} state = {.channel = -1};

int incident_send(struct incident incident, const char *text, ucontext_t *context) {
    static __thread struct incident_message message;
    incident_describe(&message, incident, text, context != NULL ? incident_address(context) : 0,
                      state.library);
    if (context != NULL && message.frames == 1) {
        ucontext_t own = *context;
        if (incident_step_out(context))
            incident_describe(&message, incident, text, incident_address(context), state.library);
        context->uc_mcontext = own.uc_mcontext;
    }
    /* Blocks if the plugin has filled the channel; the host reads it, or kills this process. */
    return sandbox_send(state.channel, message.bytes, message.length, -1, 1) == 0;
}

/* Waits until the host has inspected the process and shut down the channel. */
static void let_host_look(void) {
    struct pollfd watched = {state.channel, POLLRDHUP, 0};
    while (poll(&watched, 1, LONGEST_LOOK) < 0 && errno == EINTR)
        ;
}

void sandbox_tell_end(int32_t status) {
    struct incident incident = {.kind = SANDBOX_INCIDENT_EXIT, .number = status};
    if (incident_send(incident, NULL, NULL))
        let_host_look();
}

void sandbox_tell_plugin_end(int32_t status) {
    if (state.plugin_runs) sandbox_tell_end(status);
}

/* --------------------------------------------------------------------------------------------
 * Signals
 */

/* The top of the main thread's stack, set by the loader. */
extern void *__libc_stack_end;

/* Returns 1 if a fault on the main thread is between its stack pointer and the top of the stack: an
 * array larger than the stack can grow. */
static int is_in_array_on_stack(uintptr_t address, uintptr_t stack) {
    uintptr_t top = (uintptr_t)__libc_stack_end;
    return syscall(SYS_gettid) == getpid() && stack < address && address < top &&
           top - stack < (uintptr_t)1 << 30;
}

static struct incident incident_of_signal(int number, const void *raw, const ucontext_t *context) {
    const siginfo_t *info = raw;
    struct incident incident = {
        .kind = number == SIGQUIT ? SANDBOX_INCIDENT_POSITION : SANDBOX_INCIDENT_SIGNAL,
        .number = number};
    if (number == SIGSEGV || number == SIGBUS) {
        uintptr_t address = (uintptr_t)info->si_addr;
        uintptr_t stack = incident_stack(context);
        incident.address = address;
        if (info->si_code > 0 && address + 65536 > stack &&
            (address < stack + 65536 || is_in_array_on_stack(address, stack)))
            incident.flags |= SANDBOX_INCIDENT_STACK_OVERFLOW;
        if (address - state.lent < state.lent_length)
            incident.flags |= SANDBOX_INCIDENT_LENT_MEMORY;
    }
    return incident;
}

static void on_signal(int number, siginfo_t *info, void *raw) {
    ucontext_t *context = raw;
    int saved = errno;
    struct incident incident = incident_of_signal(number, info, context);
    int is_sent = incident_send(incident, NULL, context);
    if (is_sent && number != SIGQUIT)
        let_host_look();
    errno = saved;
    /* The handler is one-shot, so the reported signal ends the process. */
    if (number != SIGQUIT)
        syscall(SYS_tgkill, getpid(), (pid_t)syscall(SYS_gettid), number);
}

static void on_exit_called(int status, void *context) {
    (void)context;
    if (state.plugin_runs) {
        sandbox_tell_end(status);
        /* Runs no handlers of the plugin. */
        _exit(status);
    }
}

int sandbox_watch(int channel, const char *library) {
    static const int ending[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGXCPU};
    /* For unwinding, whatever happened to the plugin's own stack. */
    stack_t stack = {.ss_size = 256 << 10};
    state.channel = channel;
    state.library = library;
    stack.ss_sp = mmap(NULL, stack.ss_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS,
                       -1, 0);
    if (stack.ss_sp == MAP_FAILED || sigaltstack(&stack, NULL) != 0)
        return -errno;
    state.signal_stack = stack.ss_sp;
    struct sigaction action = {
        .sa_sigaction = on_signal,
        .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | (int)SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof ending / sizeof ending[0]; i++)
        if (sigaction(ending[i], &action, NULL) != 0)
            return -errno;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
    if (sigaction(SIGQUIT, &action, NULL) != 0)
        return -errno;
    int error = refused_calls_watch();
    if (error != 0)
        return error;
    /* Writes to a closed pipe fail, as in the host's process. */
    if (signal(SIGPIPE, SIG_IGN) == SIG_ERR)
        return -errno;
    on_exit(on_exit_called, NULL);
    /* The first unwinding initialises what later ones use. */
    incident_prepare();
    return 0;
}

int incident_plugin_runs(void) {
    return state.plugin_runs;
}

void sandbox_set_plugin_runs(int runs) {
    state.plugin_runs = runs;
}

void sandbox_note_lent(const void *first, size_t length) {
    state.lent = (uintptr_t)first;
    state.lent_length = length;
}

uint64_t sandbox_blocked_signals(void) {
    sigset_t blocked;
    uint64_t bits = 0;
    if (pthread_sigmask(SIG_BLOCK, NULL, &blocked) != 0)
        return 0;
    for (int number = 1; number <= 64; number++)
        if (sigismember(&blocked, number) == 1)
            bits |= (uint64_t)1 << (number - 1);
    return bits;
}

int sandbox_has_signal_stack(void) {
    stack_t stack;
    return sigaltstack(NULL, &stack) != 0 ||
           (stack.ss_sp == state.signal_stack && (stack.ss_flags & SS_DISABLE) == 0);
}

uint32_t sandbox_open_descriptors(void) {
    uint32_t count = 0;
    for (int descriptor = 0; descriptor < SANDBOX_FIRST_OFFER; descriptor++)
        count += fcntl(descriptor, F_GETFD) >= 0;
    return count;
}

uint64_t sandbox_heap_in_use(void) {
    struct mallinfo2 heap = mallinfo2();
    return (uint64_t)heap.uordblks + (uint64_t)heap.hblkhd;
}
