#define _GNU_SOURCE
#include "linux_sandbox.h"
#include "incident.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <malloc.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(member) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, member))
#define END(action) BPF_STMT(BPF_RET | BPF_K, action)
/* Returns the action for this call. */
#define CALL(number, action) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), END(action)

/* A dozen instructions, to need no library. Memory comes only from brk, which one limit covers. */
static int enter_filter(void) {
    static struct sock_filter instructions[] = {
        LOAD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
        END(SECCOMP_RET_KILL_PROCESS),
        LOAD(nr),
        CALL(SYS_pread64, SECCOMP_RET_ALLOW),
        CALL(SYS_write, SECCOMP_RET_ALLOW),
        CALL(SYS_brk, SECCOMP_RET_ALLOW),
        CALL(SYS_futex, SECCOMP_RET_ALLOW),
        CALL(SYS_exit_group, SECCOMP_RET_ALLOW),
        CALL(SYS_mmap, SECCOMP_RET_ERRNO | ENOMEM),
        END(SECCOMP_RET_KILL_PROCESS),
    };
    const struct sock_fprog program = {sizeof instructions / sizeof instructions[0], instructions};
    if (mallopt(M_MMAP_MAX, 0) != 1)
        return -EINVAL;
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 ? 0 : -errno;
}

int sandbox_enter_computing(uint64_t memory) {
    const struct {
        int32_t resource;
        uint64_t value;
    } limits[] = {{SANDBOX_LIMIT_MEMORY, memory},
                  {SANDBOX_LIMIT_CPU_SECONDS, 1},
                  {SANDBOX_LIMIT_FILE_SIZE, 0},
                  {SANDBOX_LIMIT_CORE, 0}};
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++) {
        int error = sandbox_limit(limits[i].resource, limits[i].value);
        if (error != 0)
            return error;
    }
    int error = sandbox_refuse_privileges();
    if (error == 0)
        error = sandbox_drop_privileges();
#ifdef IS_SANITIZED
    /* Sanitizers map memory freely; such builds are only for tests. */
    return error;
#endif
    return error != 0 ? error : enter_filter();
}

extern char *__cxa_demangle(const char *, char *, size_t *, int *) __attribute__((weak));
extern char *swift_demangle(const char *, size_t, char *, size_t *, uint32_t)
    __attribute__((weak));

char *sandbox_demangle(const char *name) {
    int status = 0;
    if (name[0] == '_' && name[1] == 'Z' && __cxa_demangle != NULL)
        return __cxa_demangle(name, NULL, NULL, &status);
    if (name[0] == '$' && swift_demangle != NULL)
        return swift_demangle(name, strlen(name), NULL, NULL, 0);
    return NULL;
}
