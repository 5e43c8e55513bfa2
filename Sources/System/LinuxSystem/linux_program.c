#define _GNU_SOURCE
#include "linux_program.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "linux_memory_file.h"

extern char **environ;

/* Creates a memory file with the input, at its beginning, so that reading never blocks. */
static int input_file(const void *input, size_t length) {
    int file = input ? linux_memory_file("input") : open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (input && file < 0) errno = -file;
    const char *rest = input;
    while (file >= 0 && input && length > 0) {
        ssize_t written = write(file, rest, length);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0) {
            int error = errno;
            close(file);
            errno = error;
            return -1;
        }
        rest += written;
        length -= (size_t)written;
    }
    if (file >= 0 && input)
        lseek(file, 0, SEEK_SET);
    return file;
}

int32_t linux_program_start(
    char *const *arguments, const void *input, size_t length, int32_t output) {
    int file = input_file(input, length);
    if (file < 0)
        return -errno;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    pid_t process = 0;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, file, 0);
    if (output < 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    else
        posix_spawn_file_actions_adddup2(&actions, output, 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(
        &attributes,
        (short)(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID));
    int error = posix_spawnp(&process, arguments[0], &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    close(file);
    return error == 0 ? process : -error;
}

int32_t linux_stream_pair(int32_t streams[2]) {
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, streams) == 0 ? 0 : -errno;
}

void linux_program_kill(int32_t process) {
    kill(-process, SIGKILL);
}

int32_t linux_program_status(int32_t process) {
    int status;
    pid_t ended = waitpid(process, &status, WNOHANG);
    if (ended == 0) return -1;
    if (ended < 0) return 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
