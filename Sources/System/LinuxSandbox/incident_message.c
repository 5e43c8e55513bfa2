#define _GNU_SOURCE
#include "incident.h"

#include <dlfcn.h>
#include <link.h>
#include <string.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

#include "linux_sandbox.h"

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
    /* Frames up to this one belong to the handler. */
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

uintptr_t incident_stack(const ucontext_t *context) {
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
    /* One frame suffices to initialise everything. */
    struct incident_message scratch;
    scratch.length = 0;
    scratch.plugin_frames = 0;
    struct walk walk = {&scratch, NULL, INCIDENT_FRAMES - 1, 0, 1};
    _Unwind_Backtrace(visit_frame, &walk);
    incident_prepare_threads();
}

/* Defined by the linker: the range of the program's code. */
extern const char __executable_start[], etext[];

int incident_is_own_code(const void *address) {
    return (uintptr_t)address >= (uintptr_t)__executable_start &&
           (uintptr_t)address < (uintptr_t)etext;
}

size_t incident_peek(const void *address, void *copy, size_t length) {
    struct iovec to = {copy, length};
    struct iovec from = {(void *)(uintptr_t)address, length};
    ssize_t read = process_vm_readv(getpid(), &to, 1, &from, 1, 0);
    return read < 0 ? 0 : (size_t)read;
}

int incident_step_out(ucontext_t *context) {
    uintptr_t caller = 0;
#if defined(__x86_64__)
    if (incident_peek((void *)incident_stack(context), &caller, sizeof caller) != sizeof caller)
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
