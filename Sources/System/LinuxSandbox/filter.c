#define _GNU_SOURCE
#include "linux_sandbox.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <linux/futex.h>
#include <netinet/in.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <termios.h>
#include <unistd.h>

/* The filter is one long file, so that all a worker may call is reviewed in one place. */

/* libseccomp is loaded only here, so that runs without a worker don't pay for it. */
static struct {
    void *library;
    __typeof__(&seccomp_init) init;
    __typeof__(&seccomp_load) load;
    __typeof__(&seccomp_notify_fd) notify_fd;
    __typeof__(&seccomp_attr_set) attr_set;
    __typeof__(&seccomp_rule_add_array) rule_add_array;
    __typeof__(&seccomp_syscall_resolve_num_arch) syscall_resolve_num_arch;
} api;

static scmp_filter_ctx filter;

/* Missing in C library headers older than the kernel. */
#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8U
#endif
#ifndef MAP_DROPPABLE
#define MAP_DROPPABLE 0x08
#endif

#define FIND(name) ((api.name = (__typeof__(api.name))dlsym(library, "seccomp_" #name)) != NULL)

static int open_library(void) {
    if (api.library != NULL)
        return 0;
    void *library = dlopen("libseccomp.so.2", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        return -ENOENT;
    if (!FIND(init) || !FIND(load) || !FIND(notify_fd) || !FIND(attr_set) ||
        !FIND(rule_add_array) || !FIND(syscall_resolve_num_arch))
        return -ENOENT;
    api.library = library;
    return 0;
}

char *sandbox_system_call_name(int32_t number) {
    uint32_t architecture = SCMP_ARCH_NATIVE;
#if defined(__x86_64__)
    if (number & SANDBOX_FOREIGN_CALL)
        architecture = SCMP_ARCH_X86;
    else if (number & SANDBOX_X32_CALL)
        architecture = SCMP_ARCH_X32;
#else
    if (number & SANDBOX_FOREIGN_CALL)
        architecture = SCMP_ARCH_ARM;
#endif
    number &= ~(int32_t)SANDBOX_FOREIGN_CALL;
    return open_library() == 0 ? api.syscall_resolve_num_arch(architecture, number) : NULL;
}

enum {
    TERMINAL = SANDBOX_GRANT_TERMINAL,
    DISPLAY = SANDBOX_GRANT_DISPLAY,
    NETWORK = SANDBOX_GRANT_NETWORK,
    LISTEN = SANDBOX_GRANT_LISTEN,
    FILES = SANDBOX_GRANTS_OF_FILES,
    SOCKETS = SANDBOX_GRANTS_OF_SOCKETS
};

/* A condition on an argument: the bits in `mask` equal those of `value`. Compares only the lower 32
 * bits, since the kernel takes most numbers as int. */
struct condition {
    unsigned argument;
    int is_own_process;
    uint64_t mask, value;
};

#define BITS(argument, mask, value) {argument, 0, (uint64_t)(mask), (uint64_t)(value)}
#define IS(argument, value) BITS(argument, UINT32_MAX, (uint32_t)(value))
#define IS_NULL(argument) BITS(argument, UINT64_MAX, 0)
#define IS_OWN_PROCESS(argument) {argument, 1, UINT32_MAX, 0}

/* Allows a call with any arguments, or if all conditions hold. Requires one of the grants, unless
 * there are none, and none of `without`. */
struct rule {
    int call;
    uint32_t grants, without;
    unsigned count;
    struct condition conditions[3];
};

#define ANY(name) {.call = SCMP_SYS(name)}
#define ANY_WITH(grant, name) {.call = SCMP_SYS(name), .grants = grant}
#define ONE(name, ...) {.call = SCMP_SYS(name), .count = 1, .conditions = {__VA_ARGS__}}
#define ONE_WITH(grant, name, ...) \
    {.call = SCMP_SYS(name), .grants = grant, .count = 1, .conditions = {__VA_ARGS__}}
#define TWO(name, ...) {.call = SCMP_SYS(name), .count = 2, .conditions = {__VA_ARGS__}}
#define TWO_WITH(grant, name, ...) \
    {.call = SCMP_SYS(name), .grants = grant, .count = 2, .conditions = {__VA_ARGS__}}
#define THREE(name, ...) {.call = SCMP_SYS(name), .count = 3, .conditions = {__VA_ARGS__}}
#define THREE_WITH(grant, name, ...) \
    {.call = SCMP_SYS(name), .grants = grant, .count = 3, .conditions = {__VA_ARGS__}}

/* A descriptor other than the six that the worker itself uses. Checks numbers below 1,024, more than
 * it can have. */
#define FREE_DESCRIPTORS_BY(RULE, name, argument) \
    RULE(name, BITS(argument, ~1u, 6)), \
        RULE(name, BITS(argument, 1u << 3, 1u << 3)), RULE(name, BITS(argument, 1u << 4, 1u << 4)), \
        RULE(name, BITS(argument, 1u << 5, 1u << 5)), RULE(name, BITS(argument, 1u << 6, 1u << 6)), \
        RULE(name, BITS(argument, 1u << 7, 1u << 7)), RULE(name, BITS(argument, 1u << 8, 1u << 8)), \
        RULE(name, BITS(argument, 1u << 9, 1u << 9))
#define FREE_DESCRIPTORS(name, argument) FREE_DESCRIPTORS_BY(ONE, name, argument)
/* Excludes unsharing the descriptor table, which would give each thread its own limit. */
#define TOGETHER(name, ...) TWO(name, __VA_ARGS__, BITS(2, CLOSE_RANGE_UNSHARE, 0))
_Static_assert(SANDBOX_FIRST_FREE_DESCRIPTOR == 6, "the masks say which are free");

/* Changes the flags of a descriptor, without O_ASYNC, which sends signals to its owner. */
#define FLAGS(name, ...) THREE(name, __VA_ARGS__, IS(1, F_SETFL), BITS(2, O_ASYNC, 0))

/* A futex operation, private or not, with any clock. */
#define FUTEX(operation) ONE(futex, BITS(1, FUTEX_CMD_MASK, operation))

/* Maps code from a descriptor with this bit in its number: one of the offers, from
 * SANDBOX_FIRST_OFFER to SANDBOX_OFFERS_END. */
#define CODE(bit) \
    THREE(mmap, BITS(2, NO_WRITING, PROT_EXEC), BITS(3, MAPPING_KINDS, MAP_PRIVATE), \
          BITS(4, ~1023u | (bit), bit))
_Static_assert(SANDBOX_FIRST_OFFER == 1 << 6 && SANDBOX_OFFERS_END == 1 << 10,
               "the bits say which are offered");

#define STREAMS BITS(1, SOCKET_TYPE, SOCK_STREAM)

/* Not with a display: sendmsg, which that needs, could send datagrams anywhere. */
#define DATAGRAMS(family, protocol) \
    {.call = SCMP_SYS(socket), .grants = NETWORK, .without = DISPLAY, .count = 3, \
     .conditions = {IS(0, family), BITS(1, SOCKET_TYPE, SOCK_DGRAM), IS(2, protocol)}}

#define SET_OPTION(level, option) TWO_WITH(SOCKETS, setsockopt, IS(1, level), IS(2, option))

/* Scheduling of the process itself; calls that name a thread are emulated by the handler. */
#define OWN_SCHEDULING(name) ONE(name, IS(0, 0)), ONE(name, IS_OWN_PROCESS(0))

/* Clocks by number, and those of the process and the thread; not of other processes. */
#define OWN_CLOCKS(name) \
    ONE(name, BITS(0, ~15u, 0)), ONE(name, IS(0, -6)), ONE(name, IS(0, -2))

enum {
    /* Mapping flags beyond MAP_PRIVATE, each of which would bypass a limit. */
    MAPPING_KINDS = 0x0f | MAP_ANONYMOUS | MAP_GROWSDOWN | MAP_HUGETLB,
    NO_EXECUTION = PROT_EXEC | PROT_GROWSDOWN | PROT_GROWSUP,
    NO_WRITING = NO_EXECUTION | PROT_WRITE,
    /* The bits of a socket's type without flags. */
    SOCKET_TYPE = 0xf,
    /* What a thread must share with the process, and flags that it must not have. */
    THREAD_SHARES = CLONE_THREAD | CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND,
    THREAD_LACKS = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER |
                   CLONE_NEWPID | CLONE_NEWNET | CLONE_VFORK | CLONE_PTRACE
};

/* Everything that a worker may call. docs/plugins/worker.md gives the reasons; a test compares the
 * two. */
static const struct rule rules[] = {
    /* Its own descriptors. */
    ANY(read), ANY(readv), ANY(pread64), ANY(write), ANY(writev), ANY(lseek), ANY(fstat),
    ANY(poll), ANY(ppoll), ANY(select), ANY(pselect6), ANY(epoll_create1), ANY(epoll_ctl),
    ANY(epoll_wait), ANY(epoll_pwait), ANY(eventfd2), ANY(timerfd_create), ANY(timerfd_settime),
    ANY(timerfd_gettime), ANY(pipe), ANY(pipe2), ANY(dup),
    ONE(sendmsg, IS(0, SANDBOX_CHANNEL_DESCRIPTOR)), ONE(sendmsg, IS(0, SANDBOX_BROKER_DESCRIPTOR)), ANY(recvmsg),
    ANY(recvfrom), FREE_DESCRIPTORS(close, 0), FREE_DESCRIPTORS_BY(TOGETHER, close_range, 0),
    FREE_DESCRIPTORS(dup2, 1), FREE_DESCRIPTORS(dup3, 1), ONE(fcntl, IS(1, F_GETFL)),
    ONE(fcntl, IS(1, F_GETFD)), ONE(fcntl, IS(1, F_DUPFD)), ONE(fcntl, IS(1, F_DUPFD_CLOEXEC)),
    ONE(fcntl, IS(1, F_SETFD)),
    /* Of standard streams, the terminal among them, and of free descriptors. */
    FLAGS(fcntl, BITS(0, ~1u, 0)), FLAGS(fcntl, IS(0, 2)), FREE_DESCRIPTORS_BY(FLAGS, fcntl, 0),
    /* stdio checks whether a stream is a terminal. */
    ONE(ioctl, IS(1, TCGETS)), ONE(ioctl, IS(1, TIOCGWINSZ)),
    ONE_WITH(TERMINAL, ioctl, IS(1, TCSETS)), ONE_WITH(TERMINAL, ioctl, IS(1, TCSETSW)),
    ONE_WITH(TERMINAL, ioctl, IS(1, TCSETSF)),

    /* Private memory, lent memory, and code of libraries. Code is mapped from descriptors with
     * numbers that nothing else can get, and that are closed before a constructor runs. */
    TWO(mmap, BITS(2, NO_EXECUTION, 0), BITS(3, MAPPING_KINDS & ~MAP_ANONYMOUS, MAP_PRIVATE)),
    TWO(mmap, BITS(2, NO_WRITING, 0), BITS(3, MAPPING_KINDS, MAP_SHARED)),
    /* Private memory that the kernel may take back, counted as other memory is: the C library has
     * the state of random numbers there, from glibc 2.41 and Linux 6.11 on. */
    TWO(mmap, BITS(2, NO_EXECUTION, 0), BITS(3, MAPPING_KINDS, MAP_DROPPABLE | MAP_ANONYMOUS)),
    /* A window's pixels are in memory shared with its display. */
    TWO_WITH(DISPLAY, mmap, BITS(2, NO_EXECUTION, 0), BITS(3, MAPPING_KINDS, MAP_SHARED)),
    ONE_WITH(DISPLAY, memfd_create, BITS(1, ~(MFD_CLOEXEC | MFD_ALLOW_SEALING), MFD_NOEXEC_SEAL)),
    ANY_WITH(DISPLAY, ftruncate), ONE_WITH(DISPLAY, fallocate, IS(1, 0)),
    ONE_WITH(DISPLAY, fcntl, IS(1, F_ADD_SEALS)), ONE_WITH(DISPLAY, fcntl, IS(1, F_GET_SEALS)),
    CODE(1u << 6), CODE(1u << 7), CODE(1u << 8), CODE(1u << 9),
    ONE(mprotect, BITS(2, NO_EXECUTION, 0)),
    ANY(munmap), ANY(mremap), ANY(madvise), ANY(brk), ANY(mincore),
    /* Used by the handler to read arguments. */
    ONE(process_vm_readv, IS_OWN_PROCESS(0)),

    /* Threads, which the host counts, but no processes. The arguments of clone3 can't be seen; see
     * sandbox_filter_prepare. */
    ONE(clone, BITS(0, THREAD_SHARES | THREAD_LACKS, THREAD_SHARES)),
    /* Without priority inheritance, which reveals other processes (refused_locks.c). */
    FUTEX(FUTEX_WAIT), FUTEX(FUTEX_WAKE), FUTEX(FUTEX_REQUEUE), FUTEX(FUTEX_CMP_REQUEUE),
    FUTEX(FUTEX_WAKE_OP), FUTEX(FUTEX_WAIT_BITSET), FUTEX(FUTEX_WAKE_BITSET), ANY(set_robust_list), ANY(rseq), ANY(membarrier), ANY(getcpu), ANY(sched_yield),
    OWN_SCHEDULING(sched_getaffinity), OWN_SCHEDULING(sched_getparam),
    OWN_SCHEDULING(sched_getscheduler), ANY(exit), ANY(exit_group), ANY(getpid), ANY(gettid),
    ONE(prctl, IS(0, PR_SET_NAME)), ONE(prctl, IS(0, PR_SET_VMA)),

    /* Time, random numbers, and the machine. */
    OWN_CLOCKS(clock_gettime), OWN_CLOCKS(clock_getres), OWN_CLOCKS(clock_nanosleep),
    ANY(nanosleep), ANY(gettimeofday), ANY(time), ANY(times), ANY(getrusage), ANY(getrandom),
    ANY(getrlimit), TWO(prlimit64, IS(0, 0), IS_NULL(2)),
    TWO(prlimit64, IS_OWN_PROCESS(0), IS_NULL(2)), ANY(uname), ANY(sysinfo),

    /* Signals only to itself, and no new handlers except for 32 to 63 and 64. */
    ONE(tgkill, IS_OWN_PROCESS(0)), ONE(rt_sigaction, IS_NULL(1)),
    ONE(rt_sigaction, BITS(0, ~31u, 32)), ONE(rt_sigaction, IS(0, 64)),
    /* The handler emulates blocking, without its own signal: a refused call while that is blocked
     * would end the process. */
    ONE(rt_sigprocmask, IS_NULL(1)), ONE(rt_sigprocmask, IS(0, SIG_UNBLOCK)), ANY(rt_sigpending), ANY(rt_sigreturn), ANY(rt_sigtimedwait), ANY(sigaltstack),
    ANY(restart_syscall), ANY(pause),

    /* Stream sockets and Internet datagram sockets, without MPTCP and UDP-Lite. The host decides
     * about addresses (broker.c). */
    THREE_WITH(NETWORK | LISTEN, socket, IS(0, AF_INET), STREAMS, IS(2, 0)),
    THREE_WITH(NETWORK | LISTEN, socket, IS(0, AF_INET), STREAMS, IS(2, IPPROTO_TCP)),
    THREE_WITH(NETWORK | LISTEN, socket, IS(0, AF_INET6), STREAMS, IS(2, 0)),
    THREE_WITH(NETWORK | LISTEN, socket, IS(0, AF_INET6), STREAMS, IS(2, IPPROTO_TCP)),
    DATAGRAMS(AF_INET, 0), DATAGRAMS(AF_INET, IPPROTO_UDP), DATAGRAMS(AF_INET6, 0),
    DATAGRAMS(AF_INET6, IPPROTO_UDP),
    TWO_WITH(DISPLAY | NETWORK, socket, IS(0, AF_UNIX), STREAMS),
    TWO_WITH(SOCKETS, socketpair, IS(0, AF_UNIX), STREAMS), ANY_WITH(LISTEN, accept),
    ANY_WITH(LISTEN, accept4), ANY_WITH(SOCKETS, getsockname), ANY_WITH(SOCKETS, getpeername),
    ANY_WITH(SOCKETS, getsockopt), ANY_WITH(SOCKETS, shutdown),
    TWO_WITH(SOCKETS, sendto, IS_NULL(4), BITS(3, MSG_FASTOPEN, 0)),
    ANY_WITH(DISPLAY | NETWORK, recvmmsg),
    /* A message's address can't be seen, but Unix streams have none; they are needed to pass
     * descriptors. */
    ONE_WITH(DISPLAY, sendmsg, BITS(2, MSG_FASTOPEN, 0)),
    /* No options that route packets around their address, or past the user's VPN; and no
     * SO_REUSEPORT, with which the connections of another server of this user could be taken. */
    SET_OPTION(SOL_SOCKET, SO_REUSEADDR), SET_OPTION(SOL_SOCKET, SO_BROADCAST),
    SET_OPTION(SOL_SOCKET, SO_SNDBUF), SET_OPTION(SOL_SOCKET, SO_RCVBUF),
    SET_OPTION(SOL_SOCKET, SO_KEEPALIVE), SET_OPTION(SOL_SOCKET, SO_OOBINLINE),
    SET_OPTION(SOL_SOCKET, SO_PRIORITY), SET_OPTION(SOL_SOCKET, SO_LINGER),
    SET_OPTION(SOL_SOCKET, SO_PASSCRED), SET_OPTION(SOL_SOCKET, SO_RCVLOWAT),
    SET_OPTION(SOL_SOCKET, SO_RCVTIMEO), SET_OPTION(SOL_SOCKET, SO_SNDTIMEO),
    SET_OPTION(SOL_SOCKET, SO_TIMESTAMP),
    ONE_WITH(SOCKETS, setsockopt, IS(1, IPPROTO_TCP)),
    SET_OPTION(IPPROTO_IP, IP_TOS), SET_OPTION(IPPROTO_IP, IP_TTL),
    SET_OPTION(IPPROTO_IP, IP_MTU_DISCOVER), SET_OPTION(IPPROTO_IP, IP_RECVERR),
    SET_OPTION(IPPROTO_IPV6, IPV6_V6ONLY), SET_OPTION(IPPROTO_IPV6, IPV6_RECVERR),
    SET_OPTION(IPPROTO_IPV6, IPV6_TCLASS), SET_OPTION(IPPROTO_IPV6, IPV6_UNICAST_HOPS),
    SET_OPTION(IPPROTO_IPV6, IPV6_MTU_DISCOVER),

    /* Granted files; Landlock checks which, but before Linux 6.2 not whether one is emptied. */
    ONE_WITH(FILES, open, BITS(1, O_TRUNC, 0)), ANY_WITH(FILES, newfstatat),
    /* The loader's calls go to the handler, which opens offers. The handler marks other calls with
     * a bit that the kernel ignores. */
    ONE_WITH(FILES, openat, BITS(2, O_CLOEXEC | O_TRUNC, 0)),
    ONE_WITH(FILES, openat, BITS(2, SANDBOX_LARGE_FILE | O_TRUNC, SANDBOX_LARGE_FILE)),
    ANY_WITH(FILES, stat), ANY_WITH(FILES, lstat), ANY_WITH(FILES, access),
    ANY_WITH(FILES, faccessat), ANY_WITH(FILES, faccessat2), ANY_WITH(FILES, readlink),
    ANY_WITH(FILES, readlinkat), ANY_WITH(FILES, getdents64), ANY_WITH(FILES, statx),
    ANY_WITH(FILES, getcwd), ANY_WITH(FILES, getuid), ANY_WITH(FILES, geteuid),
    ANY_WITH(FILES, getgid), ANY_WITH(FILES, getegid),
};

static int holds(const struct rule *rule, uint32_t grants) {
    return (rule->grants == 0 || (rule->grants & grants) != 0) && (rule->without & grants) == 0;
}

int sandbox_filter_allows(int32_t number, uint32_t grants) {
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
        if (rules[i].call == number && holds(&rules[i], grants))
            return 1;
    return 0;
}

static int add(const struct rule *rule) {
    struct scmp_arg_cmp conditions[sizeof rule->conditions / sizeof rule->conditions[0]];
    for (unsigned i = 0; i < rule->count; i++) {
        const struct condition *condition = &rule->conditions[i];
        conditions[i] = (struct scmp_arg_cmp){
            condition->argument, SCMP_CMP_MASKED_EQ, condition->mask,
            condition->is_own_process ? (scmp_datum_t)getpid() : condition->value};
    }
    /* The host decides about each thread: the system has no limit per process. */
    uint32_t action = rule->call == SCMP_SYS(clone) ? SCMP_ACT_NOTIFY : SCMP_ACT_ALLOW;
    return api.rule_add_array(filter, action, rule->call, rule->count, conditions);
}

static int can_refuse_execution(void) {
    int file = memfd_create("feedhost-trial", MFD_CLOEXEC | MFD_NOEXEC_SEAL);
    if (file >= 0)
        close(file);
    return file >= 0;
}

int sandbox_filter_prepare(uint32_t grants) {
    int error = open_library();
    if (error != 0)
        return error;
    sandbox_set_grants(grants);
    filter = api.init(SCMP_ACT_TRAP);
    if (filter == NULL)
        return -ENOMEM;
    /* The last refuses calls of 32-bit programs and of x32. */
    static const uint32_t attributes[][2] = {
        {SCMP_FLTATR_CTL_NNP, 0}, {SCMP_FLTATR_CTL_TSYNC, 1}, {SCMP_FLTATR_CTL_OPTIMIZE, 2},
        {SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_TRAP}};
    for (size_t i = 0; i < sizeof attributes / sizeof attributes[0] && error == 0; i++)
        error = api.attr_set(filter, attributes[i][0], attributes[i][1]);
    for (size_t i = 0; i < sizeof rules / sizeof rules[0] && error == 0; i++)
        if (holds(&rules[i], grants))
            error = add(&rules[i]);
    /* Before Linux 6.3 memory files can't be sealed against execution, but a worker can't execute
     * any file. */
    if (error == 0 && (grants & DISPLAY) && !can_refuse_execution()) {
        static const struct rule older =
            ONE(memfd_create, BITS(1, ~(MFD_CLOEXEC | MFD_ALLOW_SEALING), 0));
        error = add(&older);
    }
    /* C libraries then fall back to clone. */
    if (error == 0)
        error = api.rule_add_array(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0, NULL);
    return error;
}

int sandbox_filter_enter(void) {
    int error = api.load(filter);
    return error != 0 ? error : api.notify_fd(filter);
}

/* Missing in C library headers older than the kernel. */
#ifndef SECCOMP_USER_NOTIF_FLAG_CONTINUE
#define SECCOMP_USER_NOTIF_FLAG_CONTINUE 1
#endif

int sandbox_answer_thread(int listener, int is_admitted) {
    /* The kernel's struct may be larger than the header's. */
    union {
        struct seccomp_notif request;
        char room[1024];
    } received;
    union {
        struct seccomp_notif_resp response;
        char room[1024];
    } sent;
    memset(&received, 0, sizeof received);
    memset(&sent, 0, sizeof sent);
    if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &received) != 0)
        return -errno;
    sent.response.id = received.request.id;
    /* The arguments are in registers, so they can't change any more. */
    if (is_admitted)
        sent.response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    else
        sent.response.error = -EAGAIN;
    return ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &sent) == 0 ? 0 : -errno;
}
