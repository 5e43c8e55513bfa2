#define _GNU_SOURCE
#include "linux_sandbox.h"
#include "incident.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MAXIMUM_LIBRARIES = 64 };

static struct {
    const char *executable, *word;
    void (*tidy)(void);
    int status, closing_status, closing_call;
    pid_t process, thread;
    int is_watched;
    struct {
        const char *location, *id, *path;
    } libraries[MAXIMUM_LIBRARIES];
    atomic_int library_count;
    /* What runs on the plugins' thread. */
    volatile sandbox_shared_call current;
    /* The thread that ends the process. */
    atomic_int ending;
    struct incident_message message;
} shared = {.current = {-1, 0}};

static pid_t own_thread(void) { return (pid_t)syscall(SYS_gettid); }

/* Finds whose doing it is, and describes it. The library's number, or -1 where it is no plugin's. */
static int describe(struct incident incident, uintptr_t start) {
    int current = shared.current.library, count = atomic_load(&shared.library_count);
    for (int step = -1; step < count; step++) {
        int library = step < 0 ? current : step;
        if (library < 0 || (step >= 0 && step == current)) continue;
        incident_describe(&shared.message, incident, NULL, start, shared.libraries[library].location);
        if (shared.message.plugin_frames > 0) return library;
    }
    if (current < 0 || own_thread() != shared.thread) return -1;
    /* It may have lost its stack. */
    incident_describe(&shared.message, incident, NULL, start, shared.libraries[current].location);
    return current;
}

static void say(const char *text) {
    ssize_t ignored = write(2, text, strlen(text));
    (void)ignored;
}

static void say_plainly(int library) {
    say("feedhost: the renderer '");
    say(library < 0 ? "?" : shared.libraries[library].id);
    say("' ended the process; try another renderer, or tell its author\n");
}

/* Has the program, started anew, say what has happened: this process may be in any state. Answers
 * whether it did. */
static int tell(int library, int call) {
    char number[2] = {(char)('0' + call), 0};
    char *const arguments[] = {(char *)(uintptr_t)"feedhost",
                               (char *)(uintptr_t)SANDBOX_LOSS_ARGUMENT,
                               (char *)(uintptr_t)shared.libraries[library].id,
                               (char *)(uintptr_t)shared.libraries[library].path,
                               number,
                               (char *)(uintptr_t)shared.word,
                               NULL};
    int message = sandbox_sealed_copy(shared.message.bytes, shared.message.length);
    if (message < 0) return 0;
    pid_t child = vfork();
    if (child == 0) {
        if (message != SANDBOX_LOSS_DESCRIPTOR)
            dup2(message, SANDBOX_LOSS_DESCRIPTOR);
        else
            fcntl(message, F_SETFD, 0);
        execve(shared.executable, arguments, environ);
        _exit(127);
    }
    close(message);
    int status = 0;
    pid_t ended;
    do
        ended = child < 0 ? -1 : waitpid(child, &status, 0);
    while (ended < 0 && child > 0 && errno == EINTR);
    return ended == child && status == 0;
}

static _Noreturn void end(int library) {
    int call = library == shared.current.library ? shared.current.call : 0;
    shared.tidy();
    if (!tell(library, call)) say_plainly(library);
    _exit(call == shared.closing_call ? shared.closing_status : shared.status);
}

/* Whether this thread is the first to end the process; another one waits for that for ever. What goes
 * wrong while it is told is told plainly. */
static void begin_ending(void) {
    int none = 0;
    if (atomic_compare_exchange_strong(&shared.ending, &none, own_thread())) return;
    while (none != own_thread()) pause();
    say_plainly(shared.current.library);
    _exit(shared.status);
}

static void on_signal(int number, siginfo_t *info, void *raw) {
    const ucontext_t *context = raw;
    int saved = errno;
    /* What another process sends is no plugin's doing, nor is what becomes of one that was forked off. */
    int is_own = getpid() == shared.process && (info->si_code > 0 || info->si_pid == getpid());
    if (is_own) {
        begin_ending();
        int library = describe(incident_of_signal(number, info, context), incident_address(context));
        if (library >= 0) end(library);
    }
    if (getpid() == shared.process) shared.tidy();
    signal(number, SIG_DFL);
    errno = saved;
    syscall(SYS_tgkill, getpid(), own_thread(), number);
}

void sandbox_tell_shared_end(int status) {
    if (!shared.is_watched || getpid() != shared.process) return;
    begin_ending();
    struct incident incident = {0};
    incident.kind = SANDBOX_INCIDENT_EXIT;
    incident.number = status;
    int library = describe(incident, 0);
    if (library >= 0) end(library);
}

/* The host itself never calls exit once a plugin is loaded. */
static void on_exit_called(int status, void *context) {
    (void)context;
    sandbox_tell_shared_end(status);
}

static int take_signals(void) {
    static const int ending[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP};
    struct sigaction action = {0};
    sigemptyset(&action.sa_mask);
    action.sa_sigaction = on_signal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    for (size_t i = 0; i < sizeof ending / sizeof ending[0]; i++)
        if (sigaction(ending[i], &action, NULL) != 0) return -errno;
    return 0;
}

int sandbox_share_process(const char *executable, const char *word, void (*tidy)(void), int status,
                          int closing_call) {
    if (shared.is_watched) return 0;
    /* Room to unwind in, whatever became of the plugin's own stack. */
    stack_t stack = {.ss_size = 256 << 10};
    stack.ss_sp = mmap(NULL, stack.ss_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS,
                       -1, 0);
    if (stack.ss_sp == MAP_FAILED || sigaltstack(&stack, NULL) != 0) return -errno;
    shared.executable = strdup(executable);
    shared.word = strdup(word);
    if (shared.executable == NULL || shared.word == NULL) return -ENOMEM;
    shared.tidy = tidy;
    shared.status = shared.closing_status = status;
    shared.closing_call = closing_call;
    shared.process = getpid();
    shared.thread = own_thread();
    incident_prepare();
    int error = take_signals();
    if (error != 0 || on_exit(on_exit_called, NULL) != 0) return error != 0 ? error : -ENOMEM;
    shared.is_watched = 1;
    return 0;
}

int sandbox_share_with(const char *location, const char *id, const char *path) {
    int number = atomic_load(&shared.library_count);
    if (!shared.is_watched || number == MAXIMUM_LIBRARIES) return -1;
    shared.libraries[number].location = strdup(location);
    shared.libraries[number].id = strdup(id);
    shared.libraries[number].path = strdup(path);
    if (shared.libraries[number].location == NULL || shared.libraries[number].id == NULL ||
        shared.libraries[number].path == NULL)
        return -1;
    atomic_store(&shared.library_count, number + 1);
    return number;
}

sandbox_shared_call sandbox_begin_shared_call(sandbox_shared_call call) {
    sandbox_shared_call before = shared.current;
    shared.current = call;
    return before;
}

void sandbox_end_shared_call(sandbox_shared_call before) { shared.current = before; }

void sandbox_set_closing_status(int status) { shared.closing_status = status; }

int sandbox_take_signals_again(void) { return shared.is_watched ? take_signals() : 0; }
