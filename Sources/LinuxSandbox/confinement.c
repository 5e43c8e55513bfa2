#define _GNU_SOURCE
#include "linux_sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANDBOX_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANDBOX_SANITIZED 1
#endif
#endif

int sandbox_refuse_privileges(void) {
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : -errno;
}

int sandbox_limit(int32_t resource, uint64_t value) {
    int which;
    switch (resource) {
    case SANDBOX_LIMIT_MEMORY: which = RLIMIT_DATA; break;
    case SANDBOX_LIMIT_ADDRESSES: which = RLIMIT_AS; break;
    case SANDBOX_LIMIT_CPU_SECONDS: which = RLIMIT_CPU; break;
    case SANDBOX_LIMIT_FILE_SIZE: which = RLIMIT_FSIZE; break;
    case SANDBOX_LIMIT_OPEN_FILES: which = RLIMIT_NOFILE; break;
    case SANDBOX_LIMIT_CORE: which = RLIMIT_CORE; break;
    case SANDBOX_LIMIT_PROCESSES: which = RLIMIT_NPROC; break;
    default: return -EINVAL;
    }
#ifdef SANDBOX_SANITIZED
    /* Their shadow memory is larger than any limit; such a build is only ever a test. */
    if (which == RLIMIT_DATA || which == RLIMIT_AS)
        return 0;
#endif
    struct rlimit limit;
    if (getrlimit((__rlimit_resource_t)which, &limit) != 0)
        return -errno;
    if (limit.rlim_cur > value)
        limit.rlim_cur = value;
    /* The soft limit of the processor is told as a signal; the hard one only kills. */
    rlim_t hard = which == RLIMIT_CPU ? value + 2 : value;
    if (limit.rlim_max > hard)
        limit.rlim_max = hard;
    return setrlimit((__rlimit_resource_t)which, &limit) == 0 ? 0 : -errno;
}

/* Landlock, as of the kernel's landlock(7); spelled here since C libraries' headers lag behind. */

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

struct landlock_ruleset {
    uint64_t handled_files;
    uint64_t handled_network;
    uint64_t scoped;
};

struct landlock_path_rule {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

enum {
    LANDLOCK_WRITE_FILE = 1 << 1,
    LANDLOCK_READ_FILE = 1 << 2,
    LANDLOCK_READ_DIRECTORY = 1 << 3,
    LANDLOCK_IOCTL_DEVICE = 1 << 15
};

static uint64_t landlock_all_files(int version) {
    if (version >= 5)
        return (1 << 16) - 1;
    if (version >= 3)
        return (1 << 15) - 1;
    return version == 2 ? (1 << 14) - 1 : (1 << 13) - 1;
}

int sandbox_landlock_version(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
    return version < 0 ? -errno : (int)version;
}

int sandbox_landlock_make(int version, uint32_t grants) {
    struct landlock_ruleset ruleset = {0};
    size_t size = sizeof ruleset.handled_files;
    ruleset.handled_files = landlock_all_files(version);
    if (version >= 4) {
        size += sizeof ruleset.handled_network;
        ruleset.handled_network = grants & SANDBOX_GRANT_NETWORK ? 0 : 3;
    }
    if (version >= 6) {
        size += sizeof ruleset.scoped;
        ruleset.scoped = grants & SANDBOX_GRANT_DISPLAY ? 2 : 3;
    }
    long file = syscall(SYS_landlock_create_ruleset, &ruleset, size, 0);
    return file < 0 ? -errno : (int)file;
}

int sandbox_landlock_allow(int ruleset, int version, const char *path, int writes) {
    int parent = open(path, O_PATH | O_CLOEXEC);
    if (parent < 0)
        return -errno;
    struct stat status;
    int error = 0;
    struct landlock_path_rule rule = {LANDLOCK_READ_FILE, parent};
    if (fstat(parent, &status) != 0)
        error = errno;
    if (S_ISDIR(status.st_mode))
        rule.allowed |= LANDLOCK_READ_DIRECTORY;
    if (writes) {
        rule.allowed |= LANDLOCK_WRITE_FILE;
        if (version >= 5)
            rule.allowed |= LANDLOCK_IOCTL_DEVICE;
    }
    if (error == 0 && syscall(SYS_landlock_add_rule, ruleset, 1, &rule, 0) != 0)
        error = errno;
    close(parent);
    return -error;
}

int sandbox_landlock_enter(int ruleset) {
    int error = syscall(SYS_landlock_restrict_self, ruleset, 0) == 0 ? 0 : errno;
    close(ruleset);
    return -error;
}
