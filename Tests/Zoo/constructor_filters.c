/* Installs a permissive seccomp filter in its constructor. */
#define _GNU_SOURCE
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#define ZOO_CONSTRUCTOR \
    struct sock_filter allow = {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW}; \
    struct sock_fprog program = {1, &allow}; \
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 || \
        syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0) \
        abort();
#include "zoo.h"
