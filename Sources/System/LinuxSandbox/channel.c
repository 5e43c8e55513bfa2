#define _GNU_SOURCE
#include "linux_sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#ifndef F_SEAL_FUTURE_WRITE
#define F_SEAL_FUTURE_WRITE 0x0010
#endif

int sandbox_channel_pair(int channels[2]) {
    return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, channels) == 0 ? 0 : -errno;
}

int sandbox_pipe(int ends[2]) {
    if (pipe2(ends, O_CLOEXEC) != 0)
        return -errno;
    return fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0 ? 0 : -errno;
}

/* All processes of a user together may have no more descriptors in flight than one may have open,
 * which for a worker is few (unix(7), ETOOMANYREFS). Waits until others have received theirs. */
static int let_others_receive(void) {
    poll(NULL, 0, 5);
    return 1;
}

/* A plugin may have made its worker's end of the channel non-blocking, by a copy of the descriptor. */
static int wait_for(int channel, short event) {
    struct pollfd watched = {channel, event, 0};
    return poll(&watched, 1, -1) >= 0 || errno == EINTR;
}

int sandbox_send(int channel, const void *bytes, size_t length, int descriptor, int waits) {
    struct iovec part = {(void *)(uintptr_t)bytes, length};
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(sizeof(int))];
    } control;
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (descriptor >= 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = control.space;
        message.msg_controllen = sizeof control.space;
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
    }
    ssize_t sent;
    do
        sent = sendmsg(channel, &message, MSG_NOSIGNAL | (waits ? 0 : MSG_DONTWAIT));
    while (sent < 0 && (errno == EINTR || (errno == ETOOMANYREFS && waits && let_others_receive()) ||
                        (errno == EAGAIN && waits && wait_for(channel, POLLOUT))));
    if (sent < 0)
        return -errno;
    return (size_t)sent == length ? 0 : -EMSGSIZE;
}

/* The end of a channel looks like an empty message. */
static int is_at_end(int channel) {
    struct pollfd watched = {channel, 0, 0};
    return poll(&watched, 1, 0) == 1 && (watched.revents & POLLHUP) != 0;
}

ssize_t sandbox_receive(int channel, void *bytes, size_t capacity, int *descriptor, int waits) {
    struct iovec part = {bytes, capacity};
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(sizeof(int))];
    } control;
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (descriptor != NULL) {
        message.msg_control = control.space;
        /* Room for one, without the padding, where another would fit. */
        message.msg_controllen = CMSG_LEN(sizeof(int));
        *descriptor = -1;
    }
    ssize_t received;
    /* ECONNRESET is reported once, before the remaining messages, if the other end was closed with
     * unread messages. */
    int is_reset = 0;
    do
        received = recvmsg(channel, &message, MSG_CMSG_CLOEXEC | (waits ? 0 : MSG_DONTWAIT));
    while (received < 0 && (errno == EINTR || (errno == ECONNRESET && !is_reset++) ||
                            (errno == EAGAIN && waits && wait_for(channel, POLLIN))));
    if (received < 0)
        return -errno;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header != NULL && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
        header->cmsg_len == CMSG_LEN(sizeof(int)))
        memcpy(descriptor, CMSG_DATA(header), sizeof(int));
    /* Without free descriptor numbers the system has dropped those sent. */
    int problem = message.msg_flags & MSG_CTRUNC          ? -EBADMSG
                  : message.msg_flags & MSG_TRUNC         ? -EMSGSIZE
                  : received == 0 && !is_at_end(channel) ? -EBADMSG
                                                          : 0;
    if (problem != 0 && descriptor != NULL && *descriptor >= 0) {
        close(*descriptor);
        *descriptor = -1;
    }
    return problem != 0 ? problem : received;
}

/* Missing in C library headers older than the kernel. */
#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8U
#endif

/* Not executable, if the kernel supports it: vm.memfd_noexec=2 allows no others. */
static int memory_file(const char *name) {
    int file = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING | MFD_NOEXEC_SEAL);
    return file < 0 && errno == EINVAL ? memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING) : file;
}

int sandbox_lent_memory(size_t size, void **mapping) {
    int file = memory_file("feedhost-lent");
    if (file < 0)
        return -errno;
    int error = 0;
    *mapping = MAP_FAILED;
    if (ftruncate(file, (off_t)size) != 0)
        error = errno;
    else if ((*mapping = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)) ==
             MAP_FAILED)
        error = errno;
    else if (fcntl(file, F_ADD_SEALS,
                   F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_FUTURE_WRITE | F_SEAL_SEAL) != 0)
        error = errno;
    if (error == 0)
        return file;
    if (*mapping != MAP_FAILED)
        munmap(*mapping, size);
    close(file);
    return -error;
}

int sandbox_sealed_copy(const void *bytes, size_t length) {
    int file = memory_file("feedhost-picture");
    if (file < 0)
        return -errno;
    const char *next = bytes;
    while (length > 0) {
        ssize_t written = write(file, next, length);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            goto failed;
        next += written;
        length -= (size_t)written;
    }
    if (fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL) == 0)
        return file;
failed:;
    int error = errno;
    close(file);
    return -error;
}
