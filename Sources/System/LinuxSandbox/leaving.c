/*
 * Replaces the C library's functions that end a process at once. The loader finds the program's symbols
 * first, so calls by a plugin in a process that it does not own arrive here and are reported.
 */
#define _GNU_SOURCE
#include "linux_sandbox.h"
#include "incident.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef IS_SANITIZED

#define FOR_PLUGINS __attribute__((visibility("default")))

/* Reports the end if a plugin calls; doesn't return in a process shared with plugins. */
static void tell(int status, const void *caller) {
    if (incident_is_own_code(caller)) return;
    sandbox_tell_plugin_end(status);
    sandbox_tell_shared_end(status);
}

static _Noreturn void leave(int status) {
    for (;;) syscall(SYS_exit_group, status);
}

FOR_PLUGINS _Noreturn void _exit(int status) {
    tell(status, __builtin_return_address(0));
    leave(status);
}

FOR_PLUGINS _Noreturn void _Exit(int status) {
    tell(status, __builtin_return_address(0));
    leave(status);
}

FOR_PLUGINS _Noreturn void quick_exit(int status) {
    tell(status, __builtin_return_address(0));
    /* A process forked by a plugin may end. */
    void (*of_the_library)(int) = (void (*)(int))(uintptr_t)dlsym(RTLD_NEXT, "quick_exit");
    if (of_the_library != NULL) of_the_library(status);
    leave(status);
}

#endif
