#define _GNU_SOURCE
#include "linux_event.h"

#include <errno.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

int linux_event_descriptor(void) {
    int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    return descriptor < 0 ? -errno : descriptor;
}

void linux_event_signal(int descriptor) {
    uint64_t one = 1;
    int saved = errno;
    /* A full counter is readable already. */
    ssize_t ignored = write(descriptor, &one, sizeof one);
    (void)ignored;
    errno = saved;
}

void linux_event_clear(int descriptor) {
    uint64_t count;
    ssize_t ignored = read(descriptor, &count, sizeof count);
    (void)ignored;
}

void linux_event_wait(int descriptor) {
    struct pollfd entry = {.fd = descriptor, .events = POLLIN};
    poll(&entry, 1, -1);
}

int64_t linux_milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
