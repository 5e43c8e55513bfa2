#define _GNU_SOURCE
#include "linux_sandbox.h"
#include "refused_calls.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <linux/audit.h>
#include <signal.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

/* The capacity for refusals that were reported. */
enum { TOLD_SLOTS = 4096 };

_Static_assert(TOLD_SLOTS >= 2 * SANDBOX_REFUSAL_CLASSES * (SANDBOX_REFUSALS_TOLD + 1),
               "a search for a free slot has to end");

static struct {
    /* The number of reported refusals per class, and their keys. */
    unsigned refusals[SANDBOX_REFUSAL_CLASSES];
    uint64_t told[TOLD_SLOTS];
    uint32_t grants;
} state;

static void peek_text(const void *address, char text[INCIDENT_TEXT + 1]) {
    size_t length = incident_peek(address, text, INCIDENT_TEXT);
    if (length == 0) {
        /* The text may end at the end of a page. */
        size_t rest = 4096 - ((uintptr_t)address & 4095);
        length = incident_peek(address, text, rest < INCIDENT_TEXT ? rest : INCIDENT_TEXT);
    }
    text[length] = 0;
}

int refused_is_own_thread(pid_t thread) {
    return thread > 0 && syscall(SYS_tgkill, getpid(), thread, 0) == 0;
}

static long checked(long result) { return result < 0 ? -errno : result; }

/* All threads have the same scheduling, since none can change it. */
static long scheduling_of_thread(int call, const uint64_t arguments[4]) {
    if (!refused_is_own_thread((pid_t)arguments[0]))
        return -EPERM;
    return checked(syscall(call, 0, arguments[1], arguments[2]));
}

/* A process or thread clock: the id is above three bits, the third of which marks threads
 * (include/linux/posix-timers.h). */
static long clock_of_thread(int call, const uint64_t arguments[4]) {
    int32_t clock = (int32_t)arguments[0];
    pid_t owner = (pid_t) ~(clock >> 3);
    int is_thread = (clock & 4) != 0;
    clockid_t own = is_thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID;
    if (clock >= 0 || owner != (is_thread ? (pid_t)syscall(SYS_gettid) : getpid()))
        return -EPERM;
    return checked(syscall(call, own, arguments[1], arguments[2], arguments[3]));
}

/* Blocks signals once the handler returns, but never SIGSYS: a refused call while that is blocked
 * would end the process, and C libraries block all signals to start programs and threads. */
static long block_signals(const uint64_t arguments[4], ucontext_t *context) {
    /* The kernel's set is shorter than the C library's. */
    uint64_t change, mask;
    if (arguments[3] != sizeof change)
        return -EINVAL;
    if (incident_peek((void *)(uintptr_t)arguments[1], &change, sizeof change) != sizeof change)
        return -EFAULT;
    memcpy(&mask, &context->uc_sigmask, sizeof mask);
    switch ((int)arguments[0]) {
    case SIG_BLOCK: mask |= change; break;
    case SIG_SETMASK: mask = change; break;
    default: return -EINVAL;
    }
    /* During the handler the mask is the interrupted one. */
    if (syscall(SYS_rt_sigprocmask, SIG_BLOCK, NULL, arguments[2], sizeof mask) != 0)
        return -errno;
    mask &= ~((uint64_t)1 << (SIGSYS - 1));
    memcpy(&context->uc_sigmask, &mask, sizeof mask);
    return 0;
}

#if defined(__x86_64__)
#define NATIVE_CALLS AUDIT_ARCH_X86_64
#else
#define NATIVE_CALLS AUDIT_ARCH_AARCH64
#endif

/* Missing in C library headers older than the kernel. */
#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8U
#endif

/* Returns 1 if this call, or the overflow of its class, was not reported yet. */
static int is_to_be_told(int32_t call, const char *path, uint64_t argument) {
    int32_t class = sandbox_refusal_class(call, path, argument, state.grants);
    unsigned *count = &state.refusals[class];
    if (__atomic_load_n(count, __ATOMIC_RELAXED) > SANDBOX_REFUSALS_TOLD)
        return 0;
    /* FNV-1a. */
    uint64_t key = 14695981039346656037u ^ (uint32_t)call ^ (uint64_t)class << 32;
    for (const char *c = path; *c != 0; c++)
        key = (key ^ (unsigned char)*c) * 1099511628211u;
    /* Zero marks a free slot. */
    key += key == 0;
    for (size_t slot = (size_t)(key >> 32) % TOLD_SLOTS;; slot = (slot + 1) % TOLD_SLOTS) {
        uint64_t found = 0;
        if (__atomic_compare_exchange_n(&state.told[slot], &found, key, 0, __ATOMIC_RELAXED,
                                        __ATOMIC_RELAXED))
            break;
        if (found == key)
            return 0;
    }
    return __atomic_fetch_add(count, 1, __ATOMIC_RELAXED) <= SANDBOX_REFUSALS_TOLD;
}

static void on_refused(int number, siginfo_t *info, void *raw) {
    (void)number;
    ucontext_t *context = raw;
    int saved = errno;
    uint64_t arguments[4];
#if defined(__x86_64__)
    greg_t *registers = context->uc_mcontext.gregs;
    arguments[0] = (uint64_t)registers[REG_RDI];
    arguments[1] = (uint64_t)registers[REG_RSI];
    arguments[2] = (uint64_t)registers[REG_RDX];
    arguments[3] = (uint64_t)registers[REG_R10];
#else
    for (int i = 0; i < 4; i++)
        arguments[i] = context->uc_mcontext.regs[i];
#endif
    char text[INCIDENT_TEXT + 1] = "";
    long result = -EPERM;
    int is_told = incident_plugin_runs();
    uintptr_t caller = (uintptr_t)info->si_call_addr;
    int is_loading = refused_is_loading(caller);
    int number_told = info->si_syscall;
    if (info->si_arch != NATIVE_CALLS) {
        /* 32-bit numbers differ. */
        number_told |= SANDBOX_FOREIGN_CALL;
    }
    switch (number_told) {
    case SYS_newfstatat:
        peek_text((void *)(uintptr_t)arguments[1], text);
        if ((arguments[3] & AT_EMPTY_PATH) && text[0] == 0) {
            result = checked(
                syscall(SYS_fstat, (int)arguments[0], (void *)(uintptr_t)arguments[2]));
            is_told = 0;
        }
        break;
    case SYS_openat:
        peek_text((void *)(uintptr_t)arguments[1], text);
        if (is_loading) {
            result = refused_offer(text);
        } else if (state.grants & SANDBOX_GRANTS_OF_FILES) {
            /* Within the limits of Landlock, and emptying nothing. */
            result = checked(
                syscall(SYS_openat, (int)arguments[0], (void *)(uintptr_t)arguments[1],
                        ((int)arguments[2] & ~O_TRUNC) | SANDBOX_LARGE_FILE, (mode_t)arguments[3]));
            is_told = 0;
        }
        break;
#ifdef SYS_open
    case SYS_open:
        peek_text((void *)(uintptr_t)arguments[0], text);
        if (state.grants & SANDBOX_GRANTS_OF_FILES) {
            result = checked(
                syscall(SYS_openat, AT_FDCWD, (void *)(uintptr_t)arguments[0],
                        ((int)arguments[1] & ~O_TRUNC) | SANDBOX_LARGE_FILE, (mode_t)arguments[2]));
            is_told = 0;
        }
        break;
    case SYS_stat:
    case SYS_lstat:
    case SYS_access:
    case SYS_readlink:
    case SYS_unlink:
    case SYS_mkdir:
    case SYS_rename:
    case SYS_creat:
#endif
    case SYS_execve:
        peek_text((void *)(uintptr_t)arguments[0], text);
        break;
    case SYS_readlinkat:
    case SYS_faccessat:
    case SYS_statx:
    case SYS_unlinkat:
    case SYS_mkdirat:
    case SYS_execveat:
        peek_text((void *)(uintptr_t)arguments[1], text);
        break;
    case SYS_close:
        /* The loader closes offers; other low numbers are the worker's own. */
        result = -EBADF;
        break;
    case SYS_mmap:
    case SYS_mprotect:
        result = -EACCES;
        break;
    case SYS_sched_getaffinity:
    case SYS_sched_getparam:
    case SYS_sched_getscheduler:
        result = scheduling_of_thread(number_told, arguments);
        break;
    case SYS_clock_gettime:
    case SYS_clock_getres:
    case SYS_clock_nanosleep:
        result = clock_of_thread(number_told, arguments);
        break;
    case SYS_socket:
        /* Resolvers query the machine's addresses, and work without. */
        if (arguments[0] == AF_NETLINK && (state.grants & SANDBOX_GRANTS_OF_SOCKETS)) {
            result = -EAFNOSUPPORT;
            is_told = 0;
        }
        break;
    case SYS_connect:
    case SYS_bind:
    case SYS_listen:
        result = refused_address(number_told, arguments, state.grants, text);
        is_told = is_told && result == -EPERM;
        break;
    case SYS_sendmsg:
        if (state.grants & SANDBOX_GRANTS_OF_SOCKETS) {
            result = refused_message((int)arguments[0], arguments[1], (int)arguments[2]);
            is_told = is_told && result == -EPERM;
        }
        break;
    case SYS_sendmmsg:
        if (state.grants & SANDBOX_GRANTS_OF_SOCKETS) {
            result = refused_messages(arguments);
            is_told = is_told && result == -EPERM;
        }
        break;
    case SYS_futex:
        result = refused_lock(arguments);
        is_told = is_told && (result == -ENOSYS || result == -ESRCH);
        break;
    case SYS_memfd_create:
        /* Usually without NOEXEC_SEAL, the only kind that is available. */
        if ((state.grants & SANDBOX_GRANT_DISPLAY) && (arguments[1] & MFD_NOEXEC_SEAL) == 0)
            result = checked(
                syscall(SYS_memfd_create, arguments[0], arguments[1] | MFD_NOEXEC_SEAL));
        break;
    case SYS_rt_sigprocmask:
        result = block_signals(arguments, context);
        is_told = 0;
        break;
    default: break;
    }
    if (is_loading || result >= 0)
        is_told = 0;
    if (is_told && is_to_be_told(number_told, text, arguments[0])) {
        struct incident incident = {
            .kind = SANDBOX_INCIDENT_REFUSED, .number = number_told, .address = arguments[0]};
        incident_send(incident, text, context);
    }
#if defined(__x86_64__)
    registers[REG_RAX] = result;
#else
    context->uc_mcontext.regs[0] = (uint64_t)result;
#endif
    errno = saved;
}

int refused_calls_watch(void) {
    struct sigaction action = {
        .sa_sigaction = on_refused, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    refused_find_loader();
    sigemptyset(&action.sa_mask);
    return sigaction(SIGSYS, &action, NULL) == 0 ? 0 : -errno;
}

void sandbox_set_grants(uint32_t grants) {
    state.grants = grants;
}
