/*
 * Lets the host connect and bind a worker's sockets. A filter can't see an address, and another
 * thread could change an address after the worker has checked it. So the worker sends socket and
 * address, and the host uses its own copies.
 */
#define _GNU_SOURCE
#include "linux_sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

struct request {
    int32_t deed;
    /* The length of the address; for SANDBOX_LISTEN, the backlog. */
    uint32_t length;
    unsigned char address[sizeof(struct sockaddr_storage)];
};

/* --------------------------------------------------------------------------------------------
 * The host
 */

struct broker {
    int channel;
    sandbox_permit *permits;
    void (*forget)(void *);
    void *context;
};

static int option(int socket, int name) {
    int value = -1;
    socklen_t length = sizeof value;
    return getsockopt(socket, SOL_SOCKET, name, &value, &length) == 0 ? value : -1;
}

/* Doesn't block. */
static int connect_socket(int socket, const struct sockaddr *address, socklen_t length) {
    int flags = fcntl(socket, F_GETFL);
    if (flags < 0 || fcntl(socket, F_SETFL, flags | O_NONBLOCK) != 0)
        return -errno;
    int result = connect(socket, address, length) == 0 ? 0 : -errno;
    fcntl(socket, F_SETFL, flags);
    return result;
}

static int perform(const struct broker *broker, const struct request *request, int socket) {
    struct sockaddr_storage address = {0};
    socklen_t length = sizeof address;
    struct stat status;
    if (fstat(socket, &status) != 0 || !S_ISSOCK(status.st_mode))
        return -ENOTSOCK;
    if (request->deed == SANDBOX_LISTEN) {
        /* An unbound socket would listen on all interfaces. */
        if (getsockname(socket, (struct sockaddr *)&address, &length) != 0)
            return -errno;
    } else {
        length = request->length;
        if (length < sizeof(sa_family_t) || length > sizeof request->address)
            return -EINVAL;
        memcpy(&address, request->address, length);
    }
    if (address.ss_family != option(socket, SO_DOMAIN) && address.ss_family != AF_UNSPEC)
        return -EAFNOSUPPORT;
    if (!broker->permits(broker->context, request->deed, option(socket, SO_TYPE), &address, length))
        return -EPERM;
    switch (request->deed) {
    case SANDBOX_CONNECT: return connect_socket(socket, (struct sockaddr *)&address, length);
    case SANDBOX_BIND: return bind(socket, (struct sockaddr *)&address, length) == 0 ? 0 : -errno;
    case SANDBOX_LISTEN: return listen(socket, (int)request->length) == 0 ? 0 : -errno;
    default: return -EINVAL;
    }
}

static void *serve(void *raw) {
    struct broker *broker = raw;
    for (;;) {
        struct request request = {0};
        int socket = -1;
        ssize_t length =
            sandbox_receive(broker->channel, &request, sizeof request, &socket, 1);
        if (length == 0 || (length < 0 && length != -EBADMSG && length != -EMSGSIZE))
            break;
        int32_t result = length == sizeof request && socket >= 0
                             ? perform(broker, &request, socket) : -EBADMSG;
        if (socket >= 0)
            close(socket);
        if (sandbox_send(broker->channel, &result, sizeof result, -1, 0) != 0)
            break;
    }
    close(broker->channel);
    broker->forget(broker->context);
    free(broker);
    return NULL;
}

int sandbox_start_broker(int channel, sandbox_permit *permits, void (*forget)(void *), void *context) {
    struct broker *broker = malloc(sizeof *broker);
    if (broker == NULL)
        return -ENOMEM;
    *broker = (struct broker){channel, permits, forget, context};
    sigset_t all, before;
    pthread_t thread;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int error = pthread_create(&thread, NULL, serve, broker);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (error != 0) {
        free(broker);
        return -error;
    }
    pthread_detach(thread);
    return 0;
}

/* --------------------------------------------------------------------------------------------
 * The worker, in its handler of refused calls
 */

static pthread_mutex_t asking = PTHREAD_MUTEX_INITIALIZER;

static int ask(const struct request *request, int socket) {
    int32_t result;
    pthread_mutex_lock(&asking);
    int error = sandbox_send(SANDBOX_BROKER_DESCRIPTOR, request, sizeof *request, socket, 1);
    if (error == 0 &&
        sandbox_receive(SANDBOX_BROKER_DESCRIPTOR, &result, sizeof result, NULL, 1) != sizeof result)
        error = -EPERM;
    pthread_mutex_unlock(&asking);
    return error != 0 ? error : result;
}

/* Emulates a blocking connect. */
static int wait_for_connection(int socket) {
    struct pollfd watched = {socket, POLLOUT, 0};
    while (poll(&watched, 1, -1) < 0)
        if (errno != EINTR)
            return -errno;
    int error = option(socket, SO_ERROR);
    return error < 0 ? -EBADF : -error;
}

int sandbox_ask_broker(int32_t deed, int socket, const void *address, uint32_t length) {
    struct request request = {.deed = deed, .length = length};
    if (deed != SANDBOX_LISTEN) {
        if (length > sizeof request.address)
            return -EINVAL;
        memcpy(request.address, address, length);
    }
    int result = ask(&request, socket);
    int flags = result == -EINPROGRESS ? fcntl(socket, F_GETFL) : -1;
    return flags >= 0 && (flags & O_NONBLOCK) == 0 ? wait_for_connection(socket) : result;
}
