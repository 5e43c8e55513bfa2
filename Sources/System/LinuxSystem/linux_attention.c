#define _GNU_SOURCE
#include "linux_attention.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "linux_ending.h"
#include "linux_event.h"

static const int taken[] = {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH};

static struct {
    pthread_t thread;
    sigset_t signals, mask;
    int event, patience, status;
    const char *overdue;
    int is_running;
    atomic_int noted, first;
} state;

static void note(int what) {
    atomic_fetch_or(&state.noted, what);
    linux_event_signal(state.event);
}

static void *listen(void *nothing) {
    int64_t deadline = 0;
    (void)nothing;
    for (;;) {
        int number;
        if (deadline == 0) {
            number = sigwaitinfo(&state.signals, NULL);
        } else {
            int64_t rest = deadline - linux_milliseconds();
            struct timespec wait = {
                .tv_sec = (time_t)(rest / 1000), .tv_nsec = (long)(rest % 1000) * 1000000};
            if (rest <= 0) linux_ending_end(state.overdue, state.status);
            number = sigtimedwait(&state.signals, NULL, &wait);
        }
        switch (number) {
        case SIGWINCH: note(LINUX_ATTENTION_RESIZED); break;
        case SIGTSTP: note(LINUX_ATTENTION_STOPPED); break;
        case SIGINT:
        case SIGTERM:
        case SIGHUP:
            if (deadline != 0) {
                /* A terminal that closes hangs up twice: by its shell, and when that ends. */
                if (number == SIGHUP || atomic_load(&state.first) == SIGHUP) break;
                linux_ending_end(NULL, 128 + number);
            }
            atomic_store(&state.first, number);
            deadline = linux_milliseconds() + state.patience;
            note(LINUX_ATTENTION_LEAVING);
            break;
        default: break;
        }
    }
    return NULL;
}

int linux_attention_begin(int event, int patience, const char *overdue, int status) {
    if (state.is_running) return -EBUSY;
    sigemptyset(&state.signals);
    for (size_t index = 0; index < sizeof taken / sizeof taken[0]; index++) {
        struct sigaction action;
        /* Keeps a signal that the parent process ignores. */
        if (sigaction(taken[index], NULL, &action) == 0 && action.sa_handler != SIG_IGN)
            sigaddset(&state.signals, taken[index]);
    }
    state.event = event;
    state.patience = patience;
    state.overdue = overdue;
    state.status = status;
    atomic_store(&state.noted, 0);
    atomic_store(&state.first, 0);
    int error = pthread_sigmask(SIG_BLOCK, &state.signals, &state.mask);
    if (error == 0) error = pthread_create(&state.thread, NULL, listen, NULL);
    state.is_running = error == 0;
    return -error;
}

int linux_attention_take(void) { return atomic_exchange(&state.noted, 0); }

int linux_attention_signal(void) { return atomic_load(&state.first); }

void linux_attention_stop(void) {
    struct sigaction ignoring = {.sa_handler = SIG_IGN}, own;
    sigset_t stopping;
    sigemptyset(&stopping);
    sigaddset(&stopping, SIGTSTP);
    /* Stops the rest of the group with the group's signal. This process ignores it while it is
     * unblocked, so that the listening thread doesn't take it as another request. */
    sigaction(SIGTSTP, &ignoring, &own);
    pthread_sigmask(SIG_UNBLOCK, &stopping, NULL);
    kill(0, SIGTSTP);
    sigaction(SIGTSTP, &own, NULL);
    pthread_kill(pthread_self(), SIGTSTP);
    /* The process is stopped and resumed here. */
    pthread_sigmask(SIG_BLOCK, &stopping, NULL);
}

void linux_attention_end(void) {
    if (!state.is_running) return;
    pthread_cancel(state.thread);
    pthread_join(state.thread, NULL);
    state.is_running = 0;
    pthread_sigmask(SIG_SETMASK, &state.mask, NULL);
}
