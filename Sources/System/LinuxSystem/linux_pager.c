#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "linux_ending.h"
#include "linux_program.h"

extern char **environ;

static struct sigaction interrupt_before, quit_before;

/* The environment, with missing variables from `defaults`. Free the array, not the strings. */
static char **variables(char *const *defaults) {
    size_t count = 0, more = 0;
    while (environ[count] != NULL) count++;
    while (defaults[more] != NULL) more++;
    char **all = calloc(count + more + 1, sizeof *all);
    if (all == NULL) return NULL;
    memcpy(all, environ, count * sizeof *all);
    for (size_t index = 0; index < more; index++) {
        size_t length = strcspn(defaults[index], "=") + 1;
        size_t found = 0;
        while (found < count && strncmp(all[found], defaults[index], length) != 0) found++;
        if (found == count) all[count++] = defaults[index];
    }
    return all;
}

static int spawn(pid_t *process, const char *command, char **environment, int input) {
    char *arguments[] = {(char *)"sh", (char *)"-c", (char *)command, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, 0);
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, (short)(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF));
    int error = posix_spawn(process, "/bin/sh", &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

int32_t linux_pager_start(const char *command, char *const *defaults, int32_t *input) {
    int ends[2];
    pid_t process = 0;
    if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
    char **environment = variables(defaults);
    int error = environment == NULL ? ENOMEM : spawn(&process, command, environment, ends[0]);
    free(environment);
    close(ends[0]);
    if (error != 0) {
        close(ends[1]);
        return -error;
    }
    struct sigaction ignored = {.sa_handler = SIG_IGN};
    sigaction(SIGINT, &ignored, &interrupt_before);
    sigaction(SIGQUIT, &ignored, &quit_before);
    linux_ending_replace_child(0, process);
    *input = ends[1];
    return process;
}

int32_t linux_pager_end(int32_t process) {
    int status = 0;
    pid_t ended;
    do ended = waitpid(process, &status, 0);
    while (ended < 0 && errno == EINTR);
    linux_ending_replace_child(process, 0);
    sigaction(SIGINT, &interrupt_before, NULL);
    sigaction(SIGQUIT, &quit_before, NULL);
    if (ended < 0) return 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
