/*
 * Replaces pthread_create, as leaving.c does with exit: plugins' calls arrive here. New threads get
 * an alternate signal stack, so that a stack overflow is reported like any crash.
 */
#define _GNU_SOURCE
#include "incident.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <threads.h>

#ifdef IS_SANITIZED

void incident_prepare_threads(void) {}

#else

#define FOR_PLUGINS __attribute__((visibility("default")))

/* For unwinding. */
enum { STACK = 64 << 10 };

typedef int make(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
typedef int make_c11(thrd_t *, thrd_start_t, void *);

static _Atomic uintptr_t of_the_library;
static _Atomic uintptr_t c11_of_the_library;
static pthread_key_t key;
static int has_key;

struct beginning {
    void *(*run)(void *);
    thrd_start_t run_c11;
    void *argument;
};

/* Runs at the end of a thread, however it ends. */
static void give_back(void *stack) {
    stack_t none = {.ss_flags = SS_DISABLE, .ss_size = STACK};
    sigaltstack(&none, NULL);
    munmap(stack, STACK);
}

static struct beginning enter(void *raw) {
    struct beginning beginning = *(struct beginning *)raw;
    free(raw);
    stack_t stack = {.ss_size = STACK};
    stack.ss_sp = mmap(NULL, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (stack.ss_sp != MAP_FAILED &&
        (sigaltstack(&stack, NULL) != 0 || pthread_setspecific(key, stack.ss_sp) != 0))
        give_back(stack.ss_sp);
    return beginning;
}

static void *begin(void *raw) {
    struct beginning beginning = enter(raw);
    return beginning.run(beginning.argument);
}

static int begin_c11(void *raw) {
    struct beginning beginning = enter(raw);
    return beginning.run_c11(beginning.argument);
}

static uintptr_t real(const char *name, _Atomic uintptr_t *known) {
    uintptr_t found = atomic_load(known);
    if (found == 0) {
        found = (uintptr_t)dlsym(RTLD_NEXT, name);
        atomic_store(known, found);
    }
    return found;
}

static make *real_make(void) { return (make *)real("pthread_create", &of_the_library); }

static make_c11 *real_make_c11(void) {
    return (make_c11 *)real("thrd_create", &c11_of_the_library);
}

void incident_prepare_threads(void) {
    /* Called now: while a library is loaded, another thread would wait for the loader's lock. */
    real_make();
    real_make_c11();
    if (!has_key) has_key = pthread_key_create(&key, give_back) == 0;
}

/* Returns the start of a thread that is created by code at `caller`; NULL to leave it as it is. */
static struct beginning *beginning_for(const void *caller) {
    if (!has_key || incident_is_own_code(caller)) return NULL;
    return malloc(sizeof(struct beginning));
}

FOR_PLUGINS int pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                               void *(*run)(void *), void *argument) {
    make *made_by = real_make();
    if (made_by == NULL) return EAGAIN;
    struct beginning *beginning = beginning_for(__builtin_return_address(0));
    if (beginning == NULL) return made_by(thread, attributes, run, argument);
    *beginning = (struct beginning){.run = run, .argument = argument};
    int error = made_by(thread, attributes, begin, beginning);
    if (error != 0) free(beginning);
    return error;
}

FOR_PLUGINS int thrd_create(thrd_t *thread, thrd_start_t run, void *argument) {
    make_c11 *made_by = real_make_c11();
    if (made_by == NULL) return thrd_error;
    struct beginning *beginning = beginning_for(__builtin_return_address(0));
    if (beginning == NULL) return made_by(thread, run, argument);
    *beginning = (struct beginning){.run_c11 = run, .argument = argument};
    int result = made_by(thread, begin_c11, beginning);
    if (result != thrd_success) free(beginning);
    return result;
}

#endif
