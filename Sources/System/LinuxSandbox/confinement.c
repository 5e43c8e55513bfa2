#define _GNU_SOURCE
#include "linux_sandbox.h"
#include "incident.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <malloc.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum {
    /* User 0 gets no capabilities by its number, and none is kept or raised. */
    SECUREBITS = SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP |
                 SECBIT_NO_SETUID_FIXUP_LOCKED | SECBIT_KEEP_CAPS_LOCKED |
                 SECBIT_NO_CAP_AMBIENT_RAISE | SECBIT_NO_CAP_AMBIENT_RAISE_LOCKED
};

int sandbox_refuse_privileges(void) {
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : -errno;
}

int sandbox_drop_privileges(void) {
    /* Fails without CAP_SETPCAP, in which case there is nothing to drop. */
    prctl(PR_SET_SECUREBITS, SECUREBITS, 0, 0, 0);
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    for (unsigned long capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0;
         capability++)
        prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0, 0, 0}};
    return syscall(SYS_capset, &header, none) == 0 ? 0 : -errno;
}

/* The mapped addresses, from proc(5); without it, those of a new process. */
static uint64_t mapped_addresses(void) {
    char text[64] = "";
    int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (file >= 0) {
        if (read(file, text, sizeof text - 1) < 0)
            text[0] = 0;
        close(file);
    }
    uint64_t pages = strtoull(text, NULL, 10);
    return pages > 0 ? pages * (uint64_t)sysconf(_SC_PAGESIZE) : (uint64_t)64 << 20;
}

int sandbox_limit(int32_t resource, uint64_t value) {
    static const int kinds[] = {
        [SANDBOX_LIMIT_MEMORY] = RLIMIT_DATA,       [SANDBOX_LIMIT_ADDRESSES] = RLIMIT_AS,
        [SANDBOX_LIMIT_CPU_SECONDS] = RLIMIT_CPU,   [SANDBOX_LIMIT_FILE_SIZE] = RLIMIT_FSIZE,
        [SANDBOX_LIMIT_OPEN_FILES] = RLIMIT_NOFILE, [SANDBOX_LIMIT_CORE] = RLIMIT_CORE,
        [SANDBOX_LIMIT_PROCESSES] = RLIMIT_NPROC,   [SANDBOX_LIMIT_STACK] = RLIMIT_STACK,
    };
    if (resource < SANDBOX_LIMIT_MEMORY || (size_t)resource >= sizeof kinds / sizeof kinds[0])
        return -EINVAL;
    int which = kinds[resource];
#ifdef IS_SANITIZED
    /* The shadow memory of sanitizers exceeds any limit; such builds are only for tests. */
    if (which == RLIMIT_DATA || which == RLIMIT_AS)
        return 0;
#endif
    if (which == RLIMIT_AS) {
        uint64_t mapped = mapped_addresses();
        value = value < UINT64_MAX - mapped ? value + mapped : UINT64_MAX;
        /* Each arena reserves 64 MiB. */
        mallopt(M_ARENA_MAX, 2);
    }
    struct rlimit limit;
    if (getrlimit((__rlimit_resource_t)which, &limit) != 0)
        return -errno;
    if (limit.rlim_cur > value)
        limit.rlim_cur = value;
    /* The soft limit sends a signal; the hard limit kills. */
    rlim_t hard = which == RLIMIT_CPU ? value + 2 : value;
    if (limit.rlim_max > hard)
        limit.rlim_max = hard;
    return setrlimit((__rlimit_resource_t)which, &limit) == 0 ? 0 : -errno;
}

/* Landlock definitions from landlock(7), since C library headers lag behind. */

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

int sandbox_landlock_make(int version) {
    struct landlock_ruleset ruleset = {0};
    size_t size = sizeof ruleset.handled_files;
    ruleset.handled_files = landlock_all_files(version);
    if (version >= 4) {
        size += sizeof ruleset.handled_network;
        ruleset.handled_network = 3;
    }
    if (version >= 6) {
        size += sizeof ruleset.scoped;
        ruleset.scoped = 3;
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
