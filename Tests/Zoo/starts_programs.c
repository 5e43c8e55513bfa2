/* Starts programs with functions of the C library, opens a file while signals are blocked, and writes to a closed pipe. */
#define _GNU_SOURCE
#include <spawn.h>
#include <stdio.h>
#include <sys/syscall.h>
#define ZOO_DECLARATIONS \
static void hold(int works) { \
    if (!works) \
        abort(); \
} \
__attribute__((noinline)) static void by_system(void) { \
    int status = system("exit 3"); \
    hold(status != 3 << 8); \
} \
__attribute__((noinline)) static void by_popen(void) { \
    FILE *pipe = popen("true", "r"); \
    hold(pipe == NULL); \
} \
__attribute__((noinline)) static void by_posix_spawn(void) { \
    char *arguments[] = {(char *)"true", NULL}; \
    pid_t child; \
    hold(posix_spawn(&child, "/bin/true", NULL, NULL, arguments, arguments + 1) == EPERM); \
} \
__attribute__((noinline)) static void by_vfork(void) { \
    pid_t child = vfork(); \
    if (child == 0) \
        _exit(0); \
    hold(child == -1 && errno == EPERM); \
} \
__attribute__((noinline)) static void with_signals_blocked(void) { \
    sigset_t all, own, now; \
    sigfillset(&all); \
    hold(pthread_sigmask(SIG_SETMASK, &all, &own) == 0 && !sigismember(&own, SIGUSR1)); \
    hold(open("/etc/shadow", O_RDONLY) == -1 && errno == EPERM); \
    hold(pthread_sigmask(SIG_SETMASK, &own, &now) == 0 && sigismember(&now, SIGUSR1)); \
    hold(syscall(SYS_rt_sigprocmask, SIG_BLOCK, 8L, 0L, 8L) == -1 && errno == EFAULT); \
} \
__attribute__((noinline)) static void to_closed_pipe(void) { \
    int ends[2]; \
    hold(pipe(ends) == 0); \
    close(ends[0]); \
    hold(write(ends[1], "x", 1) == -1 && errno == EPIPE); \
    close(ends[1]); \
}
#define ZOO_DISPLAY \
    by_system(); \
    by_popen(); \
    by_posix_spawn(); \
    by_vfork(); \
    with_signals_blocked(); \
    to_closed_pipe();
#include "zoo.h"
