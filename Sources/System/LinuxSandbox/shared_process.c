#define _GNU_SOURCE
#include "linux_sandbox.h"
#include "incident.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static struct {
    void (*tidy)(void);
    volatile int status;
    pid_t process;
    int is_watched;
    int takes_signals;
    /* The plugin whose code runs. */
    const char *volatile plugin;
    /* The handler's stack after a stack overflow. */
    unsigned char stack[32 << 10];
} shared;

static void say(const char *text) {
    ssize_t ignored = write(2, text, strlen(text));
    (void)ignored;
}

static _Noreturn void end(const char *deed, const char *detail) {
    shared.tidy();
    say("feedhost: the renderer '");
    say(shared.plugin);
    say(deed);
    say(detail);
    say("); try another renderer, or tell its author\n");
    /* `_exit` is intercepted in this process. */
    for (;;) syscall(SYS_exit_group, shared.status);
}

static void on_signal(int number, siginfo_t *info, void *context) {
    (void)context;
    int saved = errno;
    int is_here = getpid() == shared.process;
    /* Not for signals from other processes, or in a forked child. */
    if (is_here && shared.plugin != NULL && (info->si_code > 0 || info->si_pid == getpid()))
        end(number == SIGABRT ? "' aborted (SIG" : "' crashed (SIG", sigabbrev_np(number));
    if (is_here) shared.tidy();
    signal(number, SIG_DFL);
    errno = saved;
    syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), number);
}

void sandbox_tell_shared_end(int status) {
    if (!shared.is_watched || shared.plugin == NULL || getpid() != shared.process) return;
    char digits[12] = {0}, *first = &digits[sizeof digits - 1];
    for (unsigned rest = status & 0xFF; rest > 0 || *first == 0; rest /= 10)
        *--first = (char)('0' + rest % 10);
    end("' ended the process (exit ", first);
}

static void on_exit_called(int status, void *context) {
    (void)context;
    sandbox_tell_shared_end(status);
}

int sandbox_take_signals(void) {
    static const int ending[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP};
    if (!shared.takes_signals) return 0;
    struct sigaction action = {
        .sa_sigaction = on_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    sigset_t unblocked;
    sigemptyset(&action.sa_mask);
    sigemptyset(&unblocked);
    for (size_t i = 0; i < sizeof ending / sizeof ending[0]; i++) {
        sigaddset(&unblocked, ending[i]);
        if (sigaction(ending[i], &action, NULL) != 0) return -errno;
    }
    /* The program may have been started with them blocked. From glibc 2.41 on, abort unblocks none. */
    return -pthread_sigmask(SIG_UNBLOCK, &unblocked, NULL);
}

void sandbox_set_shared_status(int status) { shared.status = status; }

int sandbox_share_process(void (*tidy)(void), int takes_signals) {
    if (shared.is_watched) return 0;
    shared.tidy = tidy;
    shared.process = getpid();
    if (on_exit(on_exit_called, NULL) != 0) return -ENOMEM;
    shared.is_watched = 1;
    if (!takes_signals) return 0;
    stack_t stack = {.ss_sp = shared.stack, .ss_size = sizeof shared.stack};
    if (sigaltstack(&stack, NULL) != 0) return -errno;
    incident_prepare_threads();
    shared.takes_signals = 1;
    return sandbox_take_signals();
}

const char *sandbox_signal_name(int number) { return sigabbrev_np(number); }

const char *sandbox_enter_plugin(const char *id) {
    const char *before = shared.plugin;
    shared.plugin = id;
    return before;
}
