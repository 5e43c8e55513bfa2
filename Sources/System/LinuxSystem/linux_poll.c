#define _GNU_SOURCE
#include "linux_poll.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <sys/epoll.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static int checked(int result) { return result < 0 ? -errno : result; }

int linux_poll_create(void) { return checked(epoll_create1(EPOLL_CLOEXEC)); }

int linux_poll_add(int poll, int descriptor) {
    struct epoll_event event = {.events = EPOLLIN, .data.fd = descriptor};
    return checked(epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &event));
}

void linux_poll_remove(int poll, int descriptor) {
    epoll_ctl(poll, EPOLL_CTL_DEL, descriptor, NULL);
}

int linux_poll_ready(int poll, int *descriptors, int capacity) {
    struct epoll_event events[16];
    int count = epoll_wait(poll, events, capacity < 16 ? capacity : 16, 0);
    for (int index = 0; index < count; index++) descriptors[index] = events[index].data.fd;
    return count < 0 ? 0 : count;
}

int linux_timer_create(void) {
    return checked(timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC));
}

void linux_timer_set(int timer, int64_t milliseconds) {
    struct itimerspec time = {0};
    if (milliseconds >= 0) {
        time.it_value.tv_sec = (time_t)(milliseconds / 1000);
        /* Zero would disarm the timer. */
        time.it_value.tv_nsec = (long)(milliseconds % 1000) * 1000000 + 1;
    }
    timerfd_settime(timer, 0, &time, NULL);
}

int linux_watch_create(void) { return checked(inotify_init1(IN_NONBLOCK | IN_CLOEXEC)); }

int linux_watch_add(int watch, const char *path, bool writes) {
    // A folder may be on the way to another one.
    return checked(inotify_add_watch(
        watch, path, IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_MASK_ADD |
            (writes ? IN_MODIFY : 0)));
}

void linux_watch_remove(int watch, int folder) { inotify_rm_watch(watch, folder); }

bool linux_watch_is_exhausted(int code) { return code == ENOSPC || code == ENOMEM; }

bool linux_watch_clear(int watch) {
    char events[4096];
    bool had = false;
    while (read(watch, events, sizeof events) > 0) had = true;
    return had;
}

int linux_window_change_create(void) {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGWINCH);
    /* Resumes a stopped process even if blocked. */
    sigaddset(&signals, SIGCONT);
    if (sigprocmask(SIG_BLOCK, &signals, NULL) != 0) return -errno;
    return checked(signalfd(-1, &signals, SFD_NONBLOCK | SFD_CLOEXEC));
}

void linux_window_change_clear(int descriptor) {
    struct signalfd_siginfo events[4];
    while (read(descriptor, events, sizeof events) > 0) continue;
}
