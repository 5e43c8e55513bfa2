#define _GNU_SOURCE
#include "linux_sandbox.h"

#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>

/* Files that C libraries and language runtimes read by themselves: about the process and the
 * machine, time zones, locales, random numbers. They reveal nothing about the user. */
static const char *const customary_files[] = {
    "/proc/self/maps", "/proc/self/exe", "/proc/self/cgroup", "/proc/self/mountinfo",
    "/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/filesystems",
    "/proc/sys/vm/overcommit_memory", "/proc/sys/kernel/osrelease", "/dev/random",
    "/dev/urandom", "/etc/localtime", "/etc/timezone", "/etc/locale.alias",
};

static const char *const customary_folders[] = {
    "/sys/devices/system/cpu", "/sys/devices/system/node", "/sys/fs/cgroup/",
    "/sys/kernel/mm/transparent_hugepage/", "/usr/share/zoneinfo", "/usr/lib/locale/",
    "/usr/share/locale", "/usr/lib/x86_64-linux-gnu/gconv/",
    "/usr/lib/aarch64-linux-gnu/gconv/",
};

#ifdef SYS_open
#define OLD(call) SYS_##call
#else
#define OLD(call) -1
#endif

/* Calls that toolkits, font libraries and language runtimes try by themselves, and do without if
 * refused: the user's name, kinds of file systems, System V shared memory, watching settings, thread
 * priorities, signal handlers, and loading modules. */
static const int32_t toolkit_calls[] = {
    SYS_statfs, SYS_fstatfs, SYS_getresuid, SYS_getresgid, SYS_shmget, SYS_shmat, SYS_shmctl,
    SYS_inotify_init1, OLD(inotify_init), SYS_sched_getattr, SYS_sched_setattr,
    SYS_sched_setscheduler, SYS_sched_setaffinity, SYS_setpriority, SYS_rt_sigaction,
    SYS_fadvise64, SYS_mmap,
};

/* Folders in an unknown home that toolkits create or search. */
static const char *const toolkit_folders[] = {"/.cache", "/.config", "/.local", "/.fltk", "/.icons",
                                              "/.themes", "/.fonts"};

/* Sockets of name services and of desktop buses. */
static int is_customary_socket(const char *path, uint32_t grants) {
    size_t length = strlen(path);
    if ((grants & (SANDBOX_GRANT_DISPLAY | SANDBOX_GRANT_NETWORK)) &&
        (strcmp(path, "/var/run/nscd/socket") == 0 || strcmp(path, "/run/nscd/socket") == 0))
        return 1;
    return (grants & SANDBOX_GRANT_DISPLAY) && strncmp(path, "/run/user/", 10) == 0 &&
           strstr(path, "..") == NULL &&
           ((length > 4 && strcmp(path + length - 4, "/bus") == 0) ||
            strstr(path, "/at-spi/") != NULL);
}

/* Words in paths that contain secrets. */
static const char *const secret_words[] = {
    "passw", "shadow", "secret", "token", "cookie", "credential", "key", "wallet", "login",
    "id_rsa", "id_ed25519", "id_ecdsa",
};

#define COUNT(list) (sizeof(list) / sizeof((list)[0]))

enum deed {
    DEED_OPEN,
    DEED_LOOK,
    DEED_RUN,
    DEED_PROCESS,
    DEED_SOCKET,
    DEED_SIGNAL,
    DEED_HANDLER,
    DEED_DESCRIPTOR,
    DEED_MEMORY,
    DEED_KEYS,
    DEED_OTHER_PROCESS,
    DEED_OTHER,
    DEED_COUNT
};

enum area { AREA_SECRET, AREA_HOME, AREA_ELSEWHERE, AREA_COUNT };

_Static_assert(1 + DEED_COUNT * AREA_COUNT == SANDBOX_REFUSAL_CLASSES, "the header says how many");

/* Calls that newer processors lack are last. */
#define CALLS(...) (const int32_t[]){__VA_ARGS__, -1}

static const struct {
    enum deed deed;
    const int32_t *calls;
} deeds[] = {
    {DEED_OPEN, CALLS(SYS_openat, SYS_openat2, OLD(open), OLD(creat))},
    {DEED_LOOK, CALLS(SYS_newfstatat, SYS_statx, SYS_faccessat, SYS_faccessat2, SYS_readlinkat,
                      OLD(stat), OLD(lstat), OLD(access), OLD(readlink))},
    {DEED_RUN, CALLS(SYS_execve, SYS_execveat)},
    {DEED_PROCESS, CALLS(SYS_clone, SYS_clone3, OLD(fork), OLD(vfork))},
    {DEED_SOCKET, CALLS(SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept,
                        SYS_accept4, SYS_sendto, SYS_sendmmsg)},
    {DEED_SIGNAL, CALLS(SYS_kill, SYS_tkill, SYS_tgkill, SYS_rt_sigqueueinfo,
                        SYS_pidfd_send_signal)},
    {DEED_HANDLER, CALLS(SYS_rt_sigaction)},
    {DEED_DESCRIPTOR, CALLS(SYS_close, SYS_close_range, SYS_dup3, OLD(dup2))},
    {DEED_MEMORY, CALLS(SYS_mmap, SYS_mprotect)},
    {DEED_KEYS, CALLS(SYS_add_key, SYS_request_key, SYS_keyctl)},
    {DEED_OTHER_PROCESS, CALLS(SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev,
                               SYS_pidfd_open, SYS_pidfd_getfd)},
};

static enum deed deed_of(int32_t call) {
    for (size_t i = 0; i < COUNT(deeds); i++)
        for (const int32_t *known = deeds[i].calls; *known >= 0; known++)
            if (*known == call)
                return deeds[i].deed;
    return DEED_OTHER;
}

static int begins(const char *text, const char *beginning) {
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

static int is_customary_path(const char *path) {
    for (size_t i = 0; i < COUNT(customary_files); i++)
        if (strcmp(path, customary_files[i]) == 0)
            return 1;
    for (size_t i = 0; i < COUNT(customary_folders); i++)
        if (begins(path, customary_folders[i]))
            return 1;
    return 0;
}

/* A plugin is loaded from /proc/NUMBER/fd/4, and runtimes look for files beside it. */
static int is_beside_library(const char *path) {
    if (!begins(path, "/proc/"))
        return 0;
    const char *rest = path + strlen("/proc/");
    if (begins(rest, "self/fd"))
        rest += strlen("self");
    else
        rest += strspn(rest, "0123456789");
    return begins(rest, "/fd") && (rest[3] == 0 || rest[3] == '/');
}

static int is_customary(enum deed deed, const char *path) {
    if (strstr(path, "..") != NULL)
        return 0;
    if (deed == DEED_OPEN)
        return is_customary_path(path);
    /* Includes files beside the library. */
    return deed == DEED_LOOK && (is_customary_path(path) || is_beside_library(path));
}

/* With `display` or `files` granted. A socket of this machine leads nowhere without a connection:
 * C libraries ask the name service's daemon for the user's name by one. */
static int is_customary_of_toolkits(int32_t call, const char *path, uint64_t argument) {
    if (call == SYS_socket && argument == AF_UNIX)
        return 1;
    if (path[0] == 0)
        for (size_t i = 0; i < COUNT(toolkit_calls); i++)
            if (call == toolkit_calls[i])
                return 1;
    if (strstr(path, "..") != NULL)
        return 0;
    if (call == SYS_mkdirat || call == OLD(mkdir))
        for (size_t i = 0; i < COUNT(toolkit_folders); i++) {
            size_t length = strlen(toolkit_folders[i]);
            if (begins(path, toolkit_folders[i]) && (path[length] == 0 || path[length] == '/'))
                return 1;
        }
    return 0;
}

static enum area area_of(const char *path) {
    for (const char *c = strchr(path, '/'); c != NULL; c = strchr(c + 1, '/'))
        if (c[1] == '.' && c[2] != '.' && c[2] != '/' && c[2] != 0)
            return AREA_SECRET;
    for (size_t i = 0; i < COUNT(secret_words); i++)
        if (strcasestr(path, secret_words[i]) != NULL)
            return AREA_SECRET;
    return begins(path, "/home/") || begins(path, "/root") ? AREA_HOME : AREA_ELSEWHERE;
}

int32_t sandbox_refusal_class(int32_t call, const char *path, uint64_t argument, uint32_t grants) {
    enum deed deed = deed_of(call);
    if (is_customary(deed, path) ||
        (call == SYS_rt_sigaction && (grants & SANDBOX_GRANT_RUNTIME)) ||
        (call == SYS_connect && is_customary_socket(path, grants)) ||
        ((grants & (SANDBOX_GRANT_DISPLAY | SANDBOX_GRANT_FILES)) &&
         is_customary_of_toolkits(call, path, argument)))
        return SANDBOX_REFUSAL_CUSTOMARY;
    return 1 + (int32_t)deed * AREA_COUNT + (int32_t)area_of(path);
}
