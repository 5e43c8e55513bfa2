#define _GNU_SOURCE
#include "linux_sandbox.h"
#include "refused_calls.h"

#include <arpa/inet.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>

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

long refused_address(int call, const uint64_t arguments[4], uint32_t grants,
                     char text[INCIDENT_TEXT + 1]) {
    struct sockaddr_storage address = {0};
    uint32_t length = (uint32_t)arguments[call == SYS_listen ? 1 : 2];
    /* What can't be an address is the caller's fault only where one would be looked at. */
    int is_granted = (grants & SANDBOX_GRANTS_OF_SOCKETS) != 0;
    if (call != SYS_listen) {
        if (length > sizeof address)
            return is_granted ? -EINVAL : -EPERM;
        if (incident_peek((void *)(uintptr_t)arguments[1], &address, length) != length)
            return is_granted ? -EFAULT : -EPERM;
        describe_address(&address, length, text);
    }
    if (!is_granted)
        return -EPERM;
    int deed = call == SYS_connect ? SANDBOX_CONNECT
               : call == SYS_bind  ? SANDBOX_BIND
                                   : SANDBOX_LISTEN;
    return sandbox_ask_broker(deed, (int)arguments[0], &address, length);
}

long refused_message(int socket, uint64_t message, int flags) {
    struct msghdr header;
    struct iovec parts[16];
    if (incident_peek((void *)(uintptr_t)message, &header, sizeof header) != sizeof header)
        return -EFAULT;
    if (header.msg_name != NULL || header.msg_controllen != 0)
        return -EPERM;
    if (header.msg_iovlen > sizeof parts / sizeof parts[0])
        return -EMSGSIZE;
    size_t size = header.msg_iovlen * sizeof parts[0], length = 0;
    if (size > 0 && incident_peek(header.msg_iov, parts, size) != size)
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
            if (incident_peek(parts[i].iov_base, (char *)room + offset, parts[i].iov_len) != parts[i].iov_len) {
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

long refused_messages(const uint64_t arguments[4]) {
    struct mmsghdr *messages = (void *)(uintptr_t)arguments[1];
    unsigned count = (unsigned)arguments[2] < UIO_MAXIOV ? (unsigned)arguments[2] : UIO_MAXIOV;
    for (unsigned i = 0; i < count; i++) {
        long sent = refused_message((int)arguments[0], (uint64_t)(uintptr_t)&messages[i].msg_hdr,
                                 (int)arguments[3]);
        if (sent < 0)
            return i > 0 ? (long)i : sent;
        messages[i].msg_len = (unsigned)sent;
    }
    return (long)count;
}
