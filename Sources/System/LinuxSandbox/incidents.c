#define _GNU_SOURCE
#include "linux_sandbox.h"
#include "incident.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <linux/audit.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

enum {
    /* The plugin, the libraries it may need, and one that is not there. */
    MAXIMUM_OFFERS = 258,
    /* How long the host has to look at a process that is about to end, in milliseconds. */
    LONGEST_LOOK = 2000,
    /* Room for every refusal that is told. */
    TOLD_PLACES = 4096
};

_Static_assert(TOLD_PLACES >= 2 * SANDBOX_REFUSAL_CLASSES * (SANDBOX_REFUSALS_TOLD + 1),
               "a search for a free place has to end");

/* The state of a process that has one plugin and one main thread. */
static struct {
    int channel;
    const char *library;
    uintptr_t loader, loader_end;
    volatile int plugin_runs;
    /* How many refusals of each class were told, and which. */
    unsigned refusals[SANDBOX_REFUSAL_CLASSES];
    uint64_t told[TOLD_PLACES];
    struct {
        const char *name;
        int descriptor;
    } offers[MAXIMUM_OFFERS];
    int offer_count;
    /* How many of them the loader has not taken. */
    int offers_left;
    uint32_t grants;
    /* Where signals are handled. */
    void *signal_stack;
    /* Where the plugin is lent memory. */
    uintptr_t lent;
    size_t lent_length;
} state = {.channel = -1};

/* --------------------------------------------------------------------------------------------
 * The message
 */

static void append(struct incident_message *message, const void *bytes, size_t length) {
    if (length > sizeof message->bytes - message->length)
        return;
    memcpy(message->bytes + message->length, bytes, length);
    message->length += length;
}

struct frame_search {
    uintptr_t address;
    uintptr_t base;
    const char *name;
};

static int find_module(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    struct frame_search *search = context;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        uintptr_t start = info->dlpi_addr + segment->p_vaddr;
        if (segment->p_type == PT_LOAD && search->address >= start &&
            search->address - start < segment->p_memsz) {
            search->base = info->dlpi_addr;
            search->name = info->dlpi_name;
            return 1;
        }
    }
    return 0;
}

static size_t bounded_length(const char *text) {
    return text == NULL ? 0 : strnlen(text, INCIDENT_NAME);
}

struct walk {
    struct incident_message *message;
    const char *library;
    uint32_t count;
    /* Frames up to the one with this address are the handler's own. */
    uintptr_t start;
    int started;
};

static void append_frame(struct walk *walk, uintptr_t address, int is_return_address) {
    struct frame_search search = {is_return_address ? address - 1 : address, 0, NULL};
    dl_iterate_phdr(find_module, &search);
    const char *module = search.name;
    int in_plugin = module != NULL && walk->library != NULL && strcmp(module, walk->library) == 0;
    const char *symbol = NULL;
    if (module != NULL && !in_plugin) {
        Dl_info info;
        if (dladdr((void *)search.address, &info) != 0)
            symbol = info.dli_sname;
        const char *slash = strrchr(module, '/');
        if (slash != NULL)
            module = slash + 1;
    }
    if (in_plugin)
        module = NULL;
    unsigned char lengths[8] = {(unsigned char)in_plugin, (unsigned char)bounded_length(module),
                                (unsigned char)bounded_length(symbol)};
    uint64_t offset = search.address - search.base;
    append(walk->message, &offset, sizeof offset);
    append(walk->message, lengths, sizeof lengths);
    append(walk->message, module, lengths[1]);
    append(walk->message, symbol, lengths[2]);
    walk->count++;
    walk->message->plugin_frames += in_plugin;
}

static _Unwind_Reason_Code visit_frame(struct _Unwind_Context *context, void *argument) {
    struct walk *walk = argument;
    uintptr_t address = _Unwind_GetIP(context);
    if (address == 0 || walk->count >= INCIDENT_FRAMES)
        return _URC_END_OF_STACK;
    if (!walk->started) {
        if (address != walk->start)
            return _URC_NO_REASON;
        walk->started = 1;
        append_frame(walk, address, 0);
        return _URC_NO_REASON;
    }
    append_frame(walk, address, 1);
    return _URC_NO_REASON;
}

uintptr_t incident_address(const ucontext_t *context) {
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.pc;
#else
#error "this processor is not known here"
#endif
}

static uintptr_t context_stack(const ucontext_t *context) {
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#else
    return (uintptr_t)context->uc_mcontext.sp;
#endif
}

void incident_describe(struct incident_message *message, struct incident incident, const char *text,
                       uintptr_t start, const char *library) {
    size_t text_length = text == NULL ? 0 : strnlen(text, INCIDENT_TEXT);
    message->length = 0;
    message->plugin_frames = 0;
    incident.type = SANDBOX_INCIDENT_MESSAGE;
    incident.text_length = (uint32_t)text_length;
    append(message, &incident, sizeof incident);
    append(message, text, text_length);
    struct walk walk = {message, library, 0, start, start == 0};
    _Unwind_Backtrace(visit_frame, &walk);
    if (!walk.started && start != 0)
        append_frame(&walk, start, 0);
    message->frames = walk.count;
    incident.frame_count = walk.count;
    incident.length = (uint32_t)message->length;
    memcpy(message->bytes, &incident, sizeof incident);
}

void incident_prepare(void) {
    /* One frame is enough: whatever is made on first use is made for it. */
    struct incident_message scratch;
    scratch.length = 0;
    scratch.plugin_frames = 0;
    struct walk walk = {&scratch, NULL, INCIDENT_FRAMES - 1, 0, 1};
    _Unwind_Backtrace(visit_frame, &walk);
    incident_prepare_threads();
}

/* The linker's: where the program's own code lies. */
extern const char __executable_start[], etext[];

int incident_is_own_code(const void *address) {
    return (uintptr_t)address >= (uintptr_t)__executable_start &&
           (uintptr_t)address < (uintptr_t)etext;
}

/* Reads memory of this process that may not be there. */
static size_t peek(const void *address, void *copy, size_t length) {
    struct iovec to = {copy, length};
    struct iovec from = {(void *)(uintptr_t)address, length};
    ssize_t read = process_vm_readv(getpid(), &to, 1, &from, 1, 0);
    return read < 0 ? 0 : (size_t)read;
}

/* Goes on at the caller of a function that has just been entered and that says nothing of its frame, as clone
 * of the C library. Answers whether there is one. */
static int step_out(ucontext_t *context) {
    uintptr_t caller = 0;
#if defined(__x86_64__)
    if (peek((void *)context_stack(context), &caller, sizeof caller) != sizeof caller)
        return 0;
#else
    caller = (uintptr_t)context->uc_mcontext.regs[30];
#endif
    struct frame_search search = {caller, 0, NULL};
    if (dl_iterate_phdr(find_module, &search) == 0)
        return 0;
#if defined(__x86_64__)
    context->uc_mcontext.gregs[REG_RSP] += (greg_t)sizeof caller;
    context->uc_mcontext.gregs[REG_RIP] = (greg_t)caller;
#else
    context->uc_mcontext.pc = caller;
#endif
    return 1;
}

/* Answers whether the host gets it. */
static int send_incident(struct incident incident, const char *text, ucontext_t *context) {
    static __thread struct incident_message message;
    incident_describe(&message, incident, text, context != NULL ? incident_address(context) : 0,
                      state.library);
    if (context != NULL && message.frames == 1) {
        ucontext_t own = *context;
        if (step_out(context))
            incident_describe(&message, incident, text, incident_address(context), state.library);
        context->uc_mcontext = own.uc_mcontext;
    }
    /* What was refused is told though the plugin has filled the channel. For a last word nobody
     * waits: the host sees the end. */
    int waits = incident.kind == SANDBOX_INCIDENT_REFUSED;
    return sandbox_send(state.channel, message.bytes, message.length, -1, waits) == 0;
}

/* The host looks at what the process has, and then has nothing more to say to it. */
static void let_host_look(void) {
    struct pollfd watched = {state.channel, POLLRDHUP, 0};
    while (poll(&watched, 1, LONGEST_LOOK) < 0 && errno == EINTR)
        ;
}

void sandbox_tell_end(int32_t status) {
    struct incident incident = {0};
    incident.kind = SANDBOX_INCIDENT_EXIT;
    incident.number = status;
    if (send_incident(incident, NULL, NULL))
        let_host_look();
}

void sandbox_tell_plugin_end(int32_t status) {
    if (state.plugin_runs) sandbox_tell_end(status);
}

/* --------------------------------------------------------------------------------------------
 * Signals
 */

/* The top of the main thread's stack, as the loader has it. */
extern void *__libc_stack_end;

/* Tells whether a fault on the main thread lies between its stack pointer and the top of its stack: in an array
 * that is larger than what the stack may grow to. */
static int is_in_array_on_stack(uintptr_t address, uintptr_t stack) {
    uintptr_t top = (uintptr_t)__libc_stack_end;
    return syscall(SYS_gettid) == getpid() && stack < address && address < top &&
           top - stack < (uintptr_t)1 << 30;
}

struct incident incident_of_signal(int number, const void *raw, const ucontext_t *context) {
    const siginfo_t *info = raw;
    struct incident incident = {0};
    incident.kind = number == SIGQUIT ? SANDBOX_INCIDENT_POSITION : SANDBOX_INCIDENT_SIGNAL;
    incident.number = number;
    if (number == SIGSEGV || number == SIGBUS) {
        uintptr_t address = (uintptr_t)info->si_addr;
        uintptr_t stack = context_stack(context);
        incident.address = address;
        if (info->si_code > 0 && address + 65536 > stack &&
            (address < stack + 65536 || is_in_array_on_stack(address, stack)))
            incident.flags |= SANDBOX_INCIDENT_STACK_OVERFLOW;
        if (address - state.lent < state.lent_length)
            incident.flags |= SANDBOX_INCIDENT_LENT_MEMORY;
    }
    return incident;
}

static void on_signal(int number, siginfo_t *info, void *raw) {
    ucontext_t *context = raw;
    int saved = errno;
    struct incident incident = incident_of_signal(number, info, context);
    int is_sent = send_incident(incident, NULL, context);
    if (is_sent && number != SIGQUIT)
        let_host_look();
    errno = saved;
    /* The handler was taken off when it was called, so what is told as the end is the end. */
    if (number != SIGQUIT)
        syscall(SYS_tgkill, getpid(), (pid_t)syscall(SYS_gettid), number);
}

static void peek_text(const void *address, char text[INCIDENT_TEXT + 1]) {
    size_t length = peek(address, text, INCIDENT_TEXT);
    if (length == 0) {
        /* It may end at the end of a page. */
        size_t rest = 4096 - ((uintptr_t)address & 4095);
        length = peek(address, text, rest < INCIDENT_TEXT ? rest : INCIDENT_TEXT);
    }
    text[length] = 0;
}

/* Each offer is taken once: the loader closes what it has mapped. So none is open any more when the
 * first constructor runs, and no other descriptor ever has such a number. */
static long offered(const char *path) {
    const char *name = strrchr(path, '/');
    name = name == NULL ? path : name + 1;
    for (int i = 0; i < state.offer_count; i++)
        if (state.offers[i].descriptor >= 0 &&
            (strcmp(path, state.offers[i].name) == 0 || strcmp(name, state.offers[i].name) == 0)) {
            int descriptor = state.offers[i].descriptor;
            state.offers[i].descriptor = -1;
            state.offers_left--;
            lseek(descriptor, 0, SEEK_SET);
            return descriptor;
        }
    return -ENOENT;
}

static int is_own_thread(pid_t thread) {
    return thread > 0 && syscall(SYS_tgkill, getpid(), thread, 0) == 0;
}

/* All threads are scheduled alike, since none may change that. */
static long scheduling_of_thread(int call, const uint64_t arguments[4]) {
    if (!is_own_thread((pid_t)arguments[0]))
        return -EPERM;
    long result = syscall(call, 0, arguments[1], arguments[2]);
    return result < 0 ? -errno : result;
}

/* A clock that names a process or a thread: by the kernel's include/linux/posix-timers.h the number
 * stands above three bits, of which the third tells threads from processes. */
static long clock_of_thread(int call, const uint64_t arguments[4]) {
    int32_t clock = (int32_t)arguments[0];
    pid_t owner = (pid_t) ~(clock >> 3);
    int is_thread = (clock & 4) != 0;
    clockid_t own = is_thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID;
    if (clock >= 0 || owner != (is_thread ? (pid_t)syscall(SYS_gettid) : getpid()))
        return -EPERM;
    long result = syscall(call, own, arguments[1], arguments[2], arguments[3]);
    return result < 0 ? -errno : result;
}

static void describe_address(const struct sockaddr_storage *address, size_t length,
                             char text[INCIDENT_TEXT + 1]) {
    const struct sockaddr_un *own = (const void *)address;
    const struct sockaddr_in *in = (const void *)address;
    const struct sockaddr_in6 *in6 = (const void *)address;
    char number[INET6_ADDRSTRLEN] = "";
    switch (address->ss_family) {
    case AF_UNIX: {
        size_t start = offsetof(struct sockaddr_un, sun_path);
        size_t count = length > start ? strnlen(own->sun_path + 1, length - start - 1) + 1 : 0;
        memcpy(text, own->sun_path, count);
        if (count > 0 && text[0] == 0)
            text[0] = '@';
        text[count] = 0;
        break;
    }
    case AF_INET:
        inet_ntop(AF_INET, &in->sin_addr, number, sizeof number);
        snprintf(text, INCIDENT_TEXT, "%s:%u", number, ntohs(in->sin_port));
        break;
    case AF_INET6:
        inet_ntop(AF_INET6, &in6->sin6_addr, number, sizeof number);
        snprintf(text, INCIDENT_TEXT, "[%s]:%u", number, ntohs(in6->sin6_port));
        break;
    default: break;
    }
}

/* Has the host connect a socket, give it an address, or have it listen. */
static long ask_for_address(int call, const uint64_t arguments[4], char text[INCIDENT_TEXT + 1]) {
    struct sockaddr_storage address = {0};
    uint32_t length = (uint32_t)arguments[call == SYS_listen ? 1 : 2];
    if (call != SYS_listen) {
        if (length > sizeof address)
            return -EINVAL;
        if (peek((void *)(uintptr_t)arguments[1], &address, length) != length)
            return -EFAULT;
        describe_address(&address, length, text);
    }
    if ((state.grants & SANDBOX_GRANTS_OF_SOCKETS) == 0)
        return -EPERM;
    int deed = call == SYS_connect ? SANDBOX_CONNECT
               : call == SYS_bind  ? SANDBOX_BIND
                                   : SANDBOX_LISTEN;
    return sandbox_ask_broker(deed, (int)arguments[0], &address, length);
}

/* Sends a message without an address and without anything beside its bytes, by calls that can have neither. */
static long send_message(int socket, uint64_t message, int flags) {
    struct msghdr header;
    struct iovec parts[16];
    if (peek((void *)(uintptr_t)message, &header, sizeof header) != sizeof header)
        return -EFAULT;
    if (header.msg_name != NULL || header.msg_controllen != 0)
        return -EPERM;
    if (header.msg_iovlen > sizeof parts / sizeof parts[0])
        return -EMSGSIZE;
    size_t size = header.msg_iovlen * sizeof parts[0], length = 0;
    if (size > 0 && peek(header.msg_iov, parts, size) != size)
        return -EFAULT;
    for (size_t i = 0; i < header.msg_iovlen; i++)
        if (__builtin_add_overflow(length, parts[i].iov_len, &length) || length > 1 << 20)
            return -EMSGSIZE;
    const void *bytes = header.msg_iovlen == 1 ? parts[0].iov_base : NULL;
    void *room = NULL;
    if (bytes == NULL && length > 0) {
        room = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (room == MAP_FAILED)
            return -ENOBUFS;
        size_t offset = 0;
        for (size_t i = 0; i < header.msg_iovlen; offset += parts[i++].iov_len)
            if (peek(parts[i].iov_base, (char *)room + offset, parts[i].iov_len) != parts[i].iov_len) {
                munmap(room, length);
                return -EFAULT;
            }
        bytes = room;
    }
    long result = syscall(SYS_sendto, socket, bytes, length, flags & ~MSG_FASTOPEN, NULL, 0);
    if (result < 0)
        result = -errno;
    if (room != NULL)
        munmap(room, length);
    return result;
}

static long send_messages(const uint64_t arguments[4]) {
    struct mmsghdr *messages = (void *)(uintptr_t)arguments[1];
    unsigned count = (unsigned)arguments[2] < UIO_MAXIOV ? (unsigned)arguments[2] : UIO_MAXIOV;
    for (unsigned i = 0; i < count; i++) {
        long sent = send_message((int)arguments[0], (uint64_t)(uintptr_t)&messages[i].msg_hdr,
                                 (int)arguments[3]);
        if (sent < 0)
            return i > 0 ? (long)i : sent;
        messages[i].msg_len = (unsigned)sent;
    }
    return (long)count;
}

/* Blocks signals once the handler has returned, but never that of refused calls: one that is made while it is
 * blocked would end the process, and C libraries block all of them where they start programs and threads. */
static long block_signals(const uint64_t arguments[4], ucontext_t *context) {
    /* The kernel's, which is shorter than the C library's. */
    uint64_t change, mask;
    if (arguments[3] != sizeof change)
        return -EINVAL;
    if (peek((void *)(uintptr_t)arguments[1], &change, sizeof change) != sizeof change)
        return -EFAULT;
    memcpy(&mask, &context->uc_sigmask, sizeof mask);
    switch ((int)arguments[0]) {
    case SIG_BLOCK: mask |= change; break;
    case SIG_SETMASK: mask = change; break;
    default: return -EINVAL;
    }
    /* While the handler runs the mask is that of before. */
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
enum { FOREIGN_CALLS = 1 << 29 };

/* Where the C library's headers are older than the kernel's. */
#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8U
#endif

/* Whether this call, or as many of its class as are told, were not told before. */
static int is_to_be_told(int32_t call, const char *path) {
    unsigned *count = &state.refusals[sandbox_refusal_class(call, path, state.grants)];
    if (__atomic_load_n(count, __ATOMIC_RELAXED) > SANDBOX_REFUSALS_TOLD)
        return 0;
    /* FNV-1a. */
    uint64_t key = 14695981039346656037u ^ (uint32_t)call;
    for (const char *c = path; *c != 0; c++)
        key = (key ^ (unsigned char)*c) * 1099511628211u;
    /* No key is a free place. */
    key += key == 0;
    for (size_t place = (size_t)(key >> 32) % TOLD_PLACES;; place = (place + 1) % TOLD_PLACES) {
        uint64_t found = 0;
        if (__atomic_compare_exchange_n(&state.told[place], &found, key, 0, __ATOMIC_RELAXED,
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
    int is_told = state.plugin_runs;
    uintptr_t caller = (uintptr_t)info->si_call_addr;
    /* The loader looks for what it needs until it has it; only then do constructors run. */
    int is_loading =
        state.offers_left > 0 && caller >= state.loader && caller < state.loader_end;
    int number_told = info->si_syscall;
    if (info->si_arch != NATIVE_CALLS) {
        /* Its numbers mean something else, and no name is found for this one. */
        number_told |= FOREIGN_CALLS;
    }
    switch (number_told) {
    case SYS_newfstatat:
        peek_text((void *)(uintptr_t)arguments[1], text);
        if ((arguments[3] & AT_EMPTY_PATH) && text[0] == 0) {
            result = syscall(SYS_fstat, (int)arguments[0], (void *)(uintptr_t)arguments[2]);
            if (result < 0)
                result = -errno;
            is_told = 0;
        }
        break;
    case SYS_openat:
        peek_text((void *)(uintptr_t)arguments[1], text);
        if (is_loading) {
            result = offered(text);
        } else if (state.grants & SANDBOX_GRANTS_OF_FILES) {
            /* As far as the system lets it. */
            result = syscall(SYS_openat, (int)arguments[0], (void *)(uintptr_t)arguments[1],
                             (int)arguments[2] | SANDBOX_LARGE_FILE, (mode_t)arguments[3]);
            if (result < 0)
                result = -errno;
            is_told = 0;
        }
        break;
#ifdef SYS_open
    case SYS_open:
        peek_text((void *)(uintptr_t)arguments[0], text);
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
        /* The loader closes what it was offered; anything else below is the worker's own. */
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
        /* Resolvers ask which addresses the machine has, and do without. */
        if (arguments[0] == AF_NETLINK && (state.grants & SANDBOX_GRANTS_OF_SOCKETS)) {
            result = -EAFNOSUPPORT;
            is_told = 0;
        }
        break;
    case SYS_connect:
    case SYS_bind:
    case SYS_listen:
        result = ask_for_address(number_told, arguments, text);
        is_told = is_told && result == -EPERM;
        break;
    case SYS_sendmsg:
        if (state.grants & SANDBOX_GRANTS_OF_SOCKETS) {
            result = send_message((int)arguments[0], arguments[1], (int)arguments[2]);
            is_told = is_told && result == -EPERM;
        }
        break;
    case SYS_sendmmsg:
        if (state.grants & SANDBOX_GRANTS_OF_SOCKETS) {
            result = send_messages(arguments);
            is_told = is_told && result == -EPERM;
        }
        break;
    case SYS_futex:
        /* C libraries then say that there are no such locks. */
        result = -ENOSYS;
        break;
    case SYS_memfd_create:
        /* Nearly nobody asks for a file that can never be executed, which is all that can be had. */
        if ((state.grants & SANDBOX_GRANT_DISPLAY) && (arguments[1] & MFD_NOEXEC_SEAL) == 0) {
            result = syscall(SYS_memfd_create, arguments[0], arguments[1] | MFD_NOEXEC_SEAL);
            if (result < 0)
                result = -errno;
        }
        break;
    case SYS_rt_sigprocmask:
        result = block_signals(arguments, context);
        is_told = 0;
        break;
    default: break;
    }
    if (is_loading || result >= 0)
        is_told = 0;
    if (is_told && is_to_be_told(number_told, text)) {
        struct incident incident = {0};
        incident.kind = SANDBOX_INCIDENT_REFUSED;
        incident.number = number_told;
        incident.address = arguments[0];
        send_incident(incident, text, context);
    }
#if defined(__x86_64__)
    registers[REG_RAX] = result;
#else
    context->uc_mcontext.regs[0] = (uint64_t)result;
#endif
    errno = saved;
}

static void on_exit_called(int status, void *context) {
    (void)context;
    if (state.plugin_runs) {
        sandbox_tell_end(status);
        /* No other handler of the plugin gets to run. */
        _exit(status);
    }
}

static int find_loader(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    uintptr_t base = *(uintptr_t *)context;
    if (info->dlpi_addr != base)
        return 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        uintptr_t end = base + info->dlpi_phdr[i].p_vaddr + info->dlpi_phdr[i].p_memsz;
        if (info->dlpi_phdr[i].p_type == PT_LOAD && end > state.loader_end)
            state.loader_end = end;
    }
    state.loader = base;
    return 1;
}

int sandbox_watch(int channel, const char *library) {
    static const int ending[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGXCPU};
    /* Room to unwind in, whatever became of the plugin's own stack. */
    stack_t stack = {.ss_size = 256 << 10};
    state.channel = channel;
    state.library = library;
    uintptr_t base = getauxval(AT_BASE);
    dl_iterate_phdr(find_loader, &base);

    stack.ss_sp = mmap(NULL, stack.ss_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS,
                       -1, 0);
    if (stack.ss_sp == MAP_FAILED || sigaltstack(&stack, NULL) != 0)
        return -errno;
    state.signal_stack = stack.ss_sp;
    struct sigaction action = {0};
    sigemptyset(&action.sa_mask);
    action.sa_sigaction = on_signal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | (int)SA_RESETHAND;
    for (size_t i = 0; i < sizeof ending / sizeof ending[0]; i++)
        if (sigaction(ending[i], &action, NULL) != 0)
            return -errno;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
    if (sigaction(SIGQUIT, &action, NULL) != 0)
        return -errno;
    action.sa_sigaction = on_refused;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    if (sigaction(SIGSYS, &action, NULL) != 0)
        return -errno;
    /* What is written to nobody fails, as in the host's process. */
    if (signal(SIGPIPE, SIG_IGN) == SIG_ERR)
        return -errno;
    on_exit(on_exit_called, NULL);
    /* The first walk looks things up that the next ones find. */
    incident_prepare();
    return 0;
}

void sandbox_set_grants(uint32_t grants) {
    state.grants = grants;
}

int sandbox_offer(const char *name, int descriptor) {
    if (state.offer_count == MAXIMUM_OFFERS)
        return -ENOSPC;
    int offer = -1;
    if (descriptor >= 0) {
        offer = fcntl(descriptor, F_DUPFD_CLOEXEC, SANDBOX_FIRST_OFFER);
        if (offer < 0)
            return -errno;
        if (offer >= SANDBOX_OFFERS_END) {
            close(offer);
            return -ENOSPC;
        }
    }
    state.offers[state.offer_count].name = name;
    state.offers[state.offer_count++].descriptor = offer;
    state.offers_left++;
    return 0;
}

void sandbox_end_offers(void) {
    for (int i = 0; i < state.offer_count; i++)
        if (state.offers[i].descriptor >= 0)
            close(state.offers[i].descriptor);
    state.offer_count = 0;
    state.offers_left = 0;
}

void sandbox_set_plugin_runs(int runs) {
    state.plugin_runs = runs;
}

void sandbox_note_lent(const void *first, size_t length) {
    state.lent = (uintptr_t)first;
    state.lent_length = length;
}

uint64_t sandbox_blocked_signals(void) {
    sigset_t blocked;
    uint64_t bits = 0;
    if (pthread_sigmask(SIG_BLOCK, NULL, &blocked) != 0)
        return 0;
    for (int number = 1; number <= 64; number++)
        if (sigismember(&blocked, number) == 1)
            bits |= (uint64_t)1 << (number - 1);
    return bits;
}

int sandbox_has_signal_stack(void) {
    stack_t stack;
    return sigaltstack(NULL, &stack) != 0 ||
           (stack.ss_sp == state.signal_stack && (stack.ss_flags & SS_DISABLE) == 0);
}

uint32_t sandbox_open_descriptors(void) {
    uint32_t count = 0;
    for (int descriptor = 0; descriptor < SANDBOX_FIRST_OFFER; descriptor++)
        count += fcntl(descriptor, F_GETFD) >= 0;
    return count;
}

uint64_t sandbox_heap_in_use(void) {
    struct mallinfo2 heap = mallinfo2();
    return (uint64_t)heap.uordblks + (uint64_t)heap.hblkhd;
}
