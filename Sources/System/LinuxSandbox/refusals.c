#define _GNU_SOURCE
#include "linux_sandbox.h"

#include <string.h>
#include <sys/syscall.h>

/* What C libraries and language runtimes look at of their own accord: their own process and the
 * machine, time zones, locales, random numbers. Nothing of the person's is there. */
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

/* What names a secret, wherever it lies. */
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

static enum deed deed_of(int32_t call) {
    switch (call) {
    case SYS_openat:
    case SYS_openat2:
#ifdef SYS_open
    case SYS_open:
    case SYS_creat:
#endif
        return DEED_OPEN;
    case SYS_newfstatat:
    case SYS_statx:
    case SYS_faccessat:
    case SYS_faccessat2:
    case SYS_readlinkat:
#ifdef SYS_open
    case SYS_stat:
    case SYS_lstat:
    case SYS_access:
    case SYS_readlink:
#endif
        return DEED_LOOK;
    case SYS_execve:
    case SYS_execveat: return DEED_RUN;
    case SYS_clone:
    case SYS_clone3:
#ifdef SYS_fork
    case SYS_fork:
    case SYS_vfork:
#endif
        return DEED_PROCESS;
    case SYS_socket:
    case SYS_socketpair:
    case SYS_connect:
    case SYS_bind:
    case SYS_listen:
    case SYS_accept:
    case SYS_accept4:
    case SYS_sendto:
    case SYS_sendmmsg: return DEED_SOCKET;
    case SYS_kill:
    case SYS_tkill:
    case SYS_tgkill:
    case SYS_rt_sigqueueinfo:
    case SYS_pidfd_send_signal: return DEED_SIGNAL;
    case SYS_rt_sigaction: return DEED_HANDLER;
    case SYS_close:
    case SYS_close_range:
    case SYS_dup3:
#ifdef SYS_dup2
    case SYS_dup2:
#endif
        return DEED_DESCRIPTOR;
    case SYS_mmap:
    case SYS_mprotect: return DEED_MEMORY;
    case SYS_add_key:
    case SYS_request_key:
    case SYS_keyctl: return DEED_KEYS;
    case SYS_ptrace:
    case SYS_process_vm_readv:
    case SYS_process_vm_writev:
    case SYS_pidfd_open:
    case SYS_pidfd_getfd: return DEED_OTHER_PROCESS;
    default: return DEED_OTHER;
    }
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

/* A plugin is loaded by /proc/NUMBER/fd/4, and runtimes look beside themselves. */
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
    /* Where a worker's library was loaded from. */
    return deed == DEED_LOOK && (is_customary_path(path) || is_beside_library(path));
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

int32_t sandbox_refusal_class(int32_t call, const char *path) {
    enum deed deed = deed_of(call);
    if (is_customary(deed, path))
        return SANDBOX_REFUSAL_CUSTOMARY;
    return 1 + (int32_t)deed * AREA_COUNT + (int32_t)area_of(path);
}
