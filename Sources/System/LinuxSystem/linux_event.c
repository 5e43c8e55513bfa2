#include "linux_event.h"

#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <sys/eventfd.h>
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
