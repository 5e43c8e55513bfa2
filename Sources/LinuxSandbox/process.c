#define _GNU_SOURCE
#include "linux_sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int sandbox_spawn(const char *executable, char *const *arguments, char *const *environment,
                  const int *descriptors, int has_terminal, sandbox_process *process) {
    int moved[SANDBOX_FIRST_FREE_DESCRIPTOR];
    int error = 0;
    int count = 0;
    /* Out of the way, so that no dup2 closes the source of a later one. */
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
        /* A group of its own, so that Ctrl-C reaches the host alone, which then decides. Who is
         * to read from the terminal has to be in the group that has it. */
        posix_spawnattr_setpgroup(&attributes, 0);
        posix_spawnattr_setflags(&attributes,
                                 (short)(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF |
                                         (has_terminal ? 0 : POSIX_SPAWN_SETPGROUP)));
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
    return 0;
}

int sandbox_reap(sandbox_process process, int *wait_status) {
    pid_t reaped;
    do
        reaped = waitpid(process.id, wait_status, 0);
    while (reaped < 0 && errno == EINTR);
    int error = errno;
    close(process.handle);
    return reaped < 0 ? -error : 0;
}

int sandbox_leave_interrupts(void) {
    return signal(SIGINT, SIG_IGN) == SIG_ERR ? -errno : 0;
}

int sandbox_isolate(pid_t parent, int first_descriptor) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0)
        return -errno;
    /* It may have died before that. */
    if (getppid() != parent)
        return -ESRCH;
    /* The plugin's memory is nobody's business, and a core would hold the feed. */
    prctl(PR_SET_DUMPABLE, 0);
#ifdef SYS_close_range
    if (syscall(SYS_close_range, first_descriptor, ~0u, 0) == 0)
        return 0;
#endif
    for (int descriptor = first_descriptor; descriptor < 65536; descriptor++)
        close(descriptor);
    return 0;
}
