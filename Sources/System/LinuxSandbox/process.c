#define _GNU_SOURCE
#include "linux_sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <time.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* --------------------------------------------------------------------------------------------
 * Stopping together
 */

enum { MAXIMUM_PROCESSES = 64 };

/* The handles of running processes plus one, so that 0 means none. */
static atomic_int handles[MAXIMUM_PROCESSES];
static _Atomic int64_t stopped;
static pid_t stopping_process;

/* Replaces one of the handles, as they are kept. */
static void replace(int known, int next) {
    for (int i = 0; i < MAXIMUM_PROCESSES; i++) {
        int expected = known;
        if (atomic_compare_exchange_strong(&handles[i], &expected, next))
            return;
    }
}

static void signal_all(int number) {
    for (int i = 0; i < MAXIMUM_PROCESSES; i++) {
        int handle = atomic_load(&handles[i]) - 1;
        if (handle >= 0)
            syscall(SYS_pidfd_send_signal, handle, number, NULL, 0);
    }
}

static int64_t milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void stop(int number) {
    int saved = errno;
    struct sigaction usual = {.sa_handler = SIG_DFL}, own;
    sigset_t stopping;
    /* Not in a child between fork and exec, which has no processes to stop. */
    int is_host = getpid() == stopping_process;
    int64_t before = milliseconds();
    if (is_host)
        signal_all(SIGSTOP);
    sigemptyset(&stopping);
    sigaddset(&stopping, number);
    sigaction(number, &usual, &own);
    syscall(SYS_tgkill, getpid(), (pid_t)syscall(SYS_gettid), number);
    /* The process stops and is resumed here. */
    sigprocmask(SIG_UNBLOCK, &stopping, NULL);
    sigprocmask(SIG_BLOCK, &stopping, NULL);
    sigaction(number, &own, NULL);
    atomic_fetch_add(&stopped, milliseconds() - before);
    if (is_host)
        signal_all(SIGCONT);
    errno = saved;
}

void sandbox_stop_together(void) {
    struct sigaction action = {.sa_handler = stop, .sa_flags = SA_RESTART}, before;
    stopping_process = getpid();
    sigemptyset(&action.sa_mask);
    if (sigaction(SIGTSTP, NULL, &before) != 0 || before.sa_handler == SIG_IGN)
        return;
    sigaction(SIGTSTP, &action, NULL);
    /* The mask is inherited, and may block the signal. */
    sigset_t stopping;
    sigemptyset(&stopping);
    sigaddset(&stopping, SIGTSTP);
    sigprocmask(SIG_UNBLOCK, &stopping, NULL);
}

int64_t sandbox_stopped_milliseconds(void) { return atomic_load(&stopped); }

int sandbox_spawn(const char *executable, char *const *arguments, char *const *environment,
                  const int *descriptors, int has_terminal, sandbox_process *process) {
    int moved[SANDBOX_FIRST_FREE_DESCRIPTOR];
    int error = 0;
    int count = 0;
    /* Moved away, so that no dup2 closes the source of a later one. */
    for (; count < SANDBOX_FIRST_FREE_DESCRIPTOR; count++) {
        moved[count] = fcntl(descriptors[count], F_DUPFD_CLOEXEC, SANDBOX_FIRST_FREE_DESCRIPTOR);
        if (moved[count] < 0) {
            error = errno;
            break;
        }
    }
    if (error == 0) {
        posix_spawn_file_actions_t actions;
        posix_spawnattr_t attributes;
        sigset_t none, all;
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawn_file_actions_init(&actions);
        for (int i = 0; i < SANDBOX_FIRST_FREE_DESCRIPTOR; i++)
            posix_spawn_file_actions_adddup2(&actions, moved[i], i);
        posix_spawnattr_init(&attributes);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setsigdefault(&attributes, &all);
        /* A session of its own: Ctrl-C then reaches only the host, and its threads share one
         * session's part of the processor. A process with the terminal must stay in the foreground
         * group. */
        posix_spawnattr_setflags(&attributes,
                                 (short)(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF |
                                         (has_terminal ? 0 : POSIX_SPAWN_SETSID)));
        error = posix_spawn(&process->id, executable, &actions, &attributes, arguments,
                            environment);
        posix_spawnattr_destroy(&attributes);
        posix_spawn_file_actions_destroy(&actions);
    }
    while (count > 0)
        close(moved[--count]);
    if (error != 0)
        return -error;
    process->handle = (int)syscall(SYS_pidfd_open, process->id, 0);
    if (process->handle < 0) {
        error = errno;
        kill(process->id, SIGKILL);
        waitpid(process->id, NULL, 0);
        return -error;
    }
    replace(0, process->handle + 1);
    return 0;
}

int sandbox_start_computing(const char *executable, char *const *arguments, const void *bytes,
                            size_t length, sandbox_process *process) {
    char *environment[] = {NULL};
    int ends[2] = {-1, -1};
    int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    int copy = sandbox_sealed_copy(bytes, length);
    int error = null < 0 ? -errno : copy < 0 ? copy : sandbox_pipe(ends);
    if (error == 0) {
        const int descriptors[] = {null, ends[1], null, null, copy, null};
        error = sandbox_spawn(executable, arguments, environment, descriptors, 0, process);
    }
    const int done[] = {null, copy, ends[1], error != 0 ? ends[0] : -1};
    for (size_t i = 0; i < sizeof done / sizeof done[0]; i++)
        if (done[i] >= 0)
            close(done[i]);
    return error != 0 ? error : ends[0];
}

int sandbox_reap(sandbox_process process, int *wait_status, uint64_t *processor_milliseconds) {
    struct rusage usage = {0};
    pid_t reaped;
    do
        reaped = wait4(process.id, wait_status, 0, &usage);
    while (reaped < 0 && errno == EINTR);
    int error = errno;
    replace(process.handle + 1, 0);
    close(process.handle);
    if (processor_milliseconds != NULL)
        *processor_milliseconds =
            (uint64_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000 +
            (uint64_t)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000;
    return reaped < 0 ? -error : 0;
}

int sandbox_leave_interrupts(void) {
    static const int numbers[] = {SIGINT, SIGHUP, SIGTERM};
    for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++)
        if (signal(numbers[index], SIG_IGN) == SIG_ERR)
            return -errno;
    return 0;
}

int sandbox_isolate(pid_t parent, int first_descriptor) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0)
        return -errno;
    /* The parent may have died before. */
    if (getppid() != parent)
        return -ESRCH;
    /* Hides the plugin's memory; a core dump would contain the feed. */
    prctl(PR_SET_DUMPABLE, 0);
#ifdef SYS_close_range
    if (syscall(SYS_close_range, first_descriptor, ~0u, 0) == 0)
        return 0;
#endif
    for (int descriptor = first_descriptor; descriptor < 65536; descriptor++)
        close(descriptor);
    return 0;
}
