#define _GNU_SOURCE
#include "terminal_device.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

int terminal_device_begin(int descriptor) {
    struct termios modes;
    if (tcgetattr(descriptor, &modes) != 0) return errno;
    cfmakeraw(&modes);
    modes.c_cc[VMIN] = 1;
    modes.c_cc[VTIME] = 0;
    return tcsetattr(descriptor, TCSANOW, &modes) == 0 ? 0 : errno;
}

int terminal_device_wait(int terminal, int event, int milliseconds) {
    struct pollfd entries[2] = {{.fd = terminal, .events = POLLIN}, {.fd = event, .events = POLLIN}};
    int seen = 0;
    if (poll(entries, 2, milliseconds) <= 0) return 0;
    if (entries[0].revents & POLLIN) {
        seen |= TERMINAL_DEVICE_INPUT;
    } else if (entries[0].revents != 0) {
        seen |= TERMINAL_DEVICE_END;
    }
    if (entries[1].revents != 0) seen |= TERMINAL_DEVICE_EVENT;
    return seen;
}

ptrdiff_t terminal_device_read(int descriptor, uint8_t *bytes, size_t capacity) {
    ssize_t count = read(descriptor, bytes, capacity);
    if (count > 0) return count;
    /* Nothing while the host asks the terminal for its last answers; at its end that is reported, too. */
    struct pollfd entry = {.fd = descriptor};
    if (count == 0) return poll(&entry, 1, 0) == 0 ? 0 : -1;
    return (errno == EAGAIN || errno == EINTR) ? 0 : -1;
}

int terminal_device_write(int descriptor, const uint8_t *bytes, size_t length) {
    while (length > 0) {
        ssize_t count = write(descriptor, bytes, length);
        if (count > 0) {
            bytes += count;
            length -= (size_t)count;
        } else if (count < 0 && errno == EAGAIN) {
            struct pollfd entry = {.fd = descriptor, .events = POLLOUT};
            if (poll(&entry, 1, -1) < 0 && errno != EINTR) return -1;
            if (entry.revents & (POLLERR | POLLHUP | POLLNVAL)) return -1;
        } else if (count == 0 || errno != EINTR) {
            return -1;
        }
    }
    return 0;
}

int64_t terminal_device_milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int64_t terminal_device_seconds(void) {
    return (int64_t)time(NULL);
}

const char *terminal_device_variable(const char *name) {
    const char *value = getenv(name);
    return value == NULL ? "" : value;
}
