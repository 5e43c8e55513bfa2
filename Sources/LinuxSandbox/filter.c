#define _GNU_SOURCE
#include "linux_sandbox.h"
#include "incidents.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/netlink.h>
#include <sched.h>
#include <seccomp.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <termios.h>
#include <unistd.h>

/* libseccomp is opened only here, so that no run without a worker pays for it. */
static struct {
    void *library;
    __typeof__(&seccomp_init) init;
    __typeof__(&seccomp_release) release;
    __typeof__(&seccomp_load) load;
    __typeof__(&seccomp_attr_set) attr_set;
    __typeof__(&seccomp_rule_add_array) rule_add_array;
    __typeof__(&seccomp_syscall_resolve_num_arch) resolve_num_arch;
} api;

static scmp_filter_ctx loading_filter, drawing_filter;

static int open_library(void) {
    if (api.library != NULL)
        return 0;
    void *library = dlopen("libseccomp.so.2", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        return -ENOENT;
    api.init = (__typeof__(api.init))dlsym(library, "seccomp_init");
    api.release = (__typeof__(api.release))dlsym(library, "seccomp_release");
    api.load = (__typeof__(api.load))dlsym(library, "seccomp_load");
    api.attr_set = (__typeof__(api.attr_set))dlsym(library, "seccomp_attr_set");
    api.rule_add_array =
        (__typeof__(api.rule_add_array))dlsym(library, "seccomp_rule_add_array");
    api.resolve_num_arch =
        (__typeof__(api.resolve_num_arch))dlsym(library, "seccomp_syscall_resolve_num_arch");
    if (!api.init || !api.release || !api.load || !api.attr_set || !api.rule_add_array ||
        !api.resolve_num_arch)
        return -ENOENT;
    api.library = library;
    return 0;
}

char *sandbox_system_call_name(int32_t number) {
    return open_library() == 0 ? api.resolve_num_arch(SCMP_ARCH_NATIVE, number) : NULL;
}

/* What a renderer may call with any arguments: memory, time, threads, and descriptors it has. */
static const int always_allowed[] = {
    SCMP_SYS(read), SCMP_SYS(readv), SCMP_SYS(pread64), SCMP_SYS(write), SCMP_SYS(writev),
    SCMP_SYS(lseek), SCMP_SYS(fstat), SCMP_SYS(poll), SCMP_SYS(ppoll), SCMP_SYS(select),
    SCMP_SYS(pselect6), SCMP_SYS(epoll_create1), SCMP_SYS(epoll_ctl), SCMP_SYS(epoll_wait),
    SCMP_SYS(epoll_pwait), SCMP_SYS(eventfd2), SCMP_SYS(timerfd_create),
    SCMP_SYS(timerfd_settime), SCMP_SYS(timerfd_gettime), SCMP_SYS(pipe), SCMP_SYS(pipe2),
    SCMP_SYS(dup), SCMP_SYS(sendmsg), SCMP_SYS(recvmsg), SCMP_SYS(recvfrom),
    SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(madvise), SCMP_SYS(brk), SCMP_SYS(mincore),
    SCMP_SYS(futex), SCMP_SYS(set_robust_list), SCMP_SYS(rseq), SCMP_SYS(sched_yield),
    SCMP_SYS(sched_getaffinity), SCMP_SYS(sched_getparam), SCMP_SYS(sched_getscheduler),
    SCMP_SYS(membarrier), SCMP_SYS(getcpu), SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres),
    SCMP_SYS(clock_nanosleep), SCMP_SYS(nanosleep), SCMP_SYS(gettimeofday), SCMP_SYS(time),
    SCMP_SYS(times), SCMP_SYS(getrusage), SCMP_SYS(getrandom), SCMP_SYS(getpid),
    SCMP_SYS(gettid), SCMP_SYS(getrlimit), SCMP_SYS(uname), SCMP_SYS(sysinfo),
    SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigpending), SCMP_SYS(rt_sigreturn),
    SCMP_SYS(rt_sigtimedwait), SCMP_SYS(sigaltstack), SCMP_SYS(restart_syscall),
    SCMP_SYS(pause), SCMP_SYS(exit), SCMP_SYS(exit_group),
};

/* What the network and a display take beyond that; of sockets, see add_sockets. */
static const int network_allowed[] = {
    SCMP_SYS(connect), SCMP_SYS(bind), SCMP_SYS(getsockname),
    SCMP_SYS(getpeername), SCMP_SYS(setsockopt), SCMP_SYS(getsockopt), SCMP_SYS(sendto),
    SCMP_SYS(sendmmsg), SCMP_SYS(recvmmsg), SCMP_SYS(shutdown), SCMP_SYS(socketpair),
};

static const int network_families[] = {AF_INET, AF_INET6};
static const int network_types[] = {SOCK_STREAM, SOCK_DGRAM};
/* The bits of a socket's type that are no flags. */
enum { SOCKET_TYPE_MASK = 0xf };

/* What goes with files that were granted; Landlock says which. */
static const int files_allowed[] = {
    SCMP_SYS(open), SCMP_SYS(openat), SCMP_SYS(newfstatat), SCMP_SYS(stat), SCMP_SYS(lstat),
    SCMP_SYS(access), SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(readlink),
    SCMP_SYS(readlinkat), SCMP_SYS(getdents64), SCMP_SYS(statx), SCMP_SYS(getcwd),
    SCMP_SYS(memfd_create), SCMP_SYS(ftruncate), SCMP_SYS(fallocate), SCMP_SYS(getuid),
    SCMP_SYS(geteuid), SCMP_SYS(getgid), SCMP_SYS(getegid),
};

static int failure;

static void allow(scmp_filter_ctx filter, int call) {
    int error = api.rule_add_array(filter, SCMP_ACT_ALLOW, call, 0, NULL);
    if (error != 0 && failure == 0)
        failure = error;
}

/* A call whose argument compares so; a masked comparison takes the mask for the value, too. */
static void rule(scmp_filter_ctx filter, uint32_t action, int call, unsigned argument,
                 enum scmp_compare comparison, scmp_datum_t value) {
    struct scmp_arg_cmp condition = {argument, comparison, value, value};
    int error = api.rule_add_array(filter, action, call, 1, &condition);
    if (error != 0 && failure == 0)
        failure = error;
}

/* A call that names a descriptor which is not the worker's own. The system takes an int and leaves
 * out what stands above its 32 bits, so that is not compared either; a comparison by size would. A
 * worker has far fewer descriptors than these. */
static void rule_for_free_descriptors(scmp_filter_ctx filter, int call, unsigned argument) {
    static const struct {
        uint32_t mask, value;
    } free[] = {{~0u, SANDBOX_FIRST_FREE_DESCRIPTOR},
                {~1u, 6},
                {1u << 3, 1u << 3},
                {1u << 4, 1u << 4},
                {1u << 5, 1u << 5},
                {1u << 6, 1u << 6},
                {1u << 7, 1u << 7},
                {1u << 8, 1u << 8},
                {1u << 9, 1u << 9}};
    _Static_assert(SANDBOX_FIRST_FREE_DESCRIPTOR == 5, "the masks say which are free");
    for (size_t i = 0; i < sizeof free / sizeof free[0]; i++) {
        struct scmp_arg_cmp condition = {argument, SCMP_CMP_MASKED_EQ, free[i].mask,
                                         free[i].value};
        int error = api.rule_add_array(filter, SCMP_ACT_ALLOW, call, 1, &condition);
        if (error != 0 && failure == 0)
            failure = error;
    }
}

#define ALLOW_ALL(filter, list) \
    for (size_t i = 0; i < sizeof(list) / sizeof((list)[0]); i++) \
        allow(filter, (list)[i])

/* The network is not the desktop's sockets, nor the other way round: who may reach a server must
 * not reach the person's own services for that. */
static void add_network_sockets(scmp_filter_ctx filter) {
    int error = 0;
    for (size_t i = 0; i < sizeof network_families / sizeof network_families[0]; i++)
        for (size_t j = 0; j < sizeof network_types / sizeof network_types[0]; j++) {
            struct scmp_arg_cmp conditions[2] = {
                {0, SCMP_CMP_EQ, (scmp_datum_t)network_families[i], 0},
                {1, SCMP_CMP_MASKED_EQ, SOCKET_TYPE_MASK, (scmp_datum_t)network_types[j]}};
            error |= api.rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(socket), 2, conditions);
        }
    /* Resolvers ask which addresses the machine has. */
    struct scmp_arg_cmp routes[2] = {{0, SCMP_CMP_EQ, AF_NETLINK, 0},
                                     {2, SCMP_CMP_EQ, NETLINK_ROUTE, 0}};
    error |= api.rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(socket), 2, routes);
    if (error != 0 && failure == 0)
        failure = -EINVAL;
}

static void add_sockets(scmp_filter_ctx filter, uint32_t grants) {
    if (grants & SANDBOX_GRANT_DISPLAY)
        rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(socket), 0, SCMP_CMP_EQ, AF_UNIX);
    if (grants & SANDBOX_GRANT_NETWORK)
        add_network_sockets(filter);
}

static void add_loading_rules(scmp_filter_ctx filter, uint32_t grants) {
    scmp_datum_t self_id = (scmp_datum_t)getpid();
    ALLOW_ALL(filter, always_allowed);
    /* Both are narrowed by the second filter. */
    allow(filter, SCMP_SYS(mmap));
    allow(filter, SCMP_SYS(mprotect));
    /* For the second filter itself. */
    allow(filter, SCMP_SYS(seccomp));
    /* Threads, but no processes. What clone3 is asked for can't be seen; C libraries then ask
     * clone. */
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 0, SCMP_CMP_MASKED_EQ, CLONE_THREAD);
    if (api.rule_add_array(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0, NULL) != 0)
        failure = -EINVAL;
    /* Signals to itself alone, and no new ways to handle them. */
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 0, SCMP_CMP_EQ, self_id);
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(rt_sigaction), 1, SCMP_CMP_EQ, 0);
    /* Threads have their own: 32 to 63, in the 32 bits that the system looks at, and 64. */
    struct scmp_arg_cmp real_time = {0, SCMP_CMP_MASKED_EQ, 0xffffffe0, 32};
    if (api.rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(rt_sigaction), 1, &real_time) != 0)
        failure = -EINVAL;
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(rt_sigaction), 0, SCMP_CMP_EQ, 64);
    /* The handler of refused calls looks at their arguments with it. */
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(process_vm_readv), 0, SCMP_CMP_EQ, self_id);
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 2, SCMP_CMP_EQ, 0);
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(prctl), 0, SCMP_CMP_EQ, PR_SET_NAME);
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(prctl), 0, SCMP_CMP_EQ, 0x53564d41);
    /* Descriptors, but not the worker's own. */
    rule_for_free_descriptors(filter, SCMP_SYS(close), 0);
    rule_for_free_descriptors(filter, SCMP_SYS(dup3), 1);
    rule_for_free_descriptors(filter, SCMP_SYS(dup2), 1);
    rule_for_free_descriptors(filter, SCMP_SYS(close_range), 0);
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_CMP_EQ, F_GETFL);
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_CMP_EQ, F_GETFD);
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_CMP_EQ, F_DUPFD);
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_CMP_EQ, F_DUPFD_CLOEXEC);
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_CMP_EQ, F_SETFD);
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_CMP_EQ, F_SETFL);
    /* Asking whether something is a terminal is what stdio does. */
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(ioctl), 1, SCMP_CMP_EQ, TCGETS);
    rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(ioctl), 1, SCMP_CMP_EQ, TIOCGWINSZ);
    if (grants & SANDBOX_GRANT_TERMINAL) {
        rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(ioctl), 1, SCMP_CMP_EQ, TCSETS);
        rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(ioctl), 1, SCMP_CMP_EQ, TCSETSW);
        rule(filter, SCMP_ACT_ALLOW, SCMP_SYS(ioctl), 1, SCMP_CMP_EQ, TCSETSF);
    }
    if (grants & (SANDBOX_GRANT_DISPLAY | SANDBOX_GRANT_NETWORK)) {
        ALLOW_ALL(filter, network_allowed);
        add_sockets(filter, grants);
    }
    if (grants != 0)
        ALLOW_ALL(filter, files_allowed);
}

static int make(scmp_filter_ctx *filter, uint32_t action) {
    *filter = api.init(action);
    if (*filter == NULL)
        return -ENOMEM;
    int error = api.attr_set(*filter, SCMP_FLTATR_CTL_NNP, 0);
    if (error == 0)
        error = api.attr_set(*filter, SCMP_FLTATR_CTL_TSYNC, 1);
    if (error == 0)
        error = api.attr_set(*filter, SCMP_FLTATR_CTL_OPTIMIZE, 2);
    return error;
}

int sandbox_filter_prepare(uint32_t grants) {
    int error = open_library();
    if (error == 0)
        error = make(&loading_filter, SCMP_ACT_TRAP);
    if (error == 0)
        error = make(&drawing_filter, SCMP_ACT_ALLOW);
    if (error != 0)
        return error;
    failure = 0;
    add_loading_rules(loading_filter, grants);
    rule(drawing_filter, SCMP_ACT_TRAP, SCMP_SYS(mmap), 2, SCMP_CMP_MASKED_EQ, PROT_EXEC);
    rule(drawing_filter, SCMP_ACT_TRAP, SCMP_SYS(mprotect), 2, SCMP_CMP_MASKED_EQ, PROT_EXEC);
    /* Memory that is shared with nobody and yet not counted. */
    rule(drawing_filter, SCMP_ACT_TRAP, SCMP_SYS(mmap), 3, SCMP_CMP_MASKED_EQ,
         MAP_SHARED | MAP_ANONYMOUS);
    if (api.rule_add_array(drawing_filter, SCMP_ACT_TRAP, SCMP_SYS(seccomp), 0, NULL) != 0)
        failure = -EINVAL;
    return failure;
}

int sandbox_filter_enter(void) {
    int error = api.load(loading_filter);
    if (error == 0)
        sandbox_incidents_filtered(1);
    return error;
}

int sandbox_filter_finish_loading(void) {
    sandbox_incidents_filtered(2);
    return api.load(drawing_filter);
}
