/* Tries to use sockets while drawing, and draws each result: `done`, `refused`, or the number of
 * another error. Acts as a server where permitted. */
#define _GNU_SOURCE
#define ON_CREATE \
    keep(port, sizeof port, feed_option_text(configuration, "port")); \
    keep(path, sizeof path, feed_option_text(configuration, "path"));
#include "fixture.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#ifndef NEEDS
#define NEEDS ""
#endif
#ifndef WANTS
#define WANTS ""
#endif

FEED_PLUGIN_NOTE("id=sockets\n"
                 "name=Sockets\n"
                 "version=1\n"
                 "views=feed\n"
                 "needs=" NEEDS "\n"
                 "wants=" WANTS "\n"
                 "option=port|integer|9|where on 127.0.0.1 to connect to\n"
                 "option=path|text||a socket of this machine\n");

static char port[16], path[100];

static void tell(const char *what, long result) {
    char line[128];
    int error = errno;
    int length = result >= 0      ? snprintf(line, sizeof line, "%s done\n", what)
                 : error == EPERM ? snprintf(line, sizeof line, "%s refused\n", what)
                                  : snprintf(line, sizeof line, "%s %d\n", what, error);
    host->write(host, FEED_STREAM_OUTPUT, line, (size_t)length);
}

static struct sockaddr_in at(uint32_t address, int number) {
    return (struct sockaddr_in){.sin_family = AF_INET,
                                .sin_port = htons((uint16_t)number),
                                .sin_addr.s_addr = htonl(address)};
}

static int connects(int type, uint32_t address, int number) {
    struct sockaddr_in place = at(address, number);
    int channel = socket(AF_INET, type | SOCK_CLOEXEC, 0);
    return channel < 0 ? -1 : connect(channel, (struct sockaddr *)&place, sizeof place);
}

static int connects_to_path(const char *name) {
    struct sockaddr_un place = {.sun_family = AF_UNIX};
    int channel = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    snprintf(place.sun_path, sizeof place.sun_path, "%s", name);
    return channel < 0 ? -1 : connect(channel, (struct sockaddr *)&place, sizeof place);
}

static long sends(int by_message) {
    struct sockaddr_in place = at(INADDR_LOOPBACK, atoi(port));
    struct iovec part = {(char *)"x", 1};
    struct msghdr message = {
        .msg_name = &place, .msg_namelen = sizeof place, .msg_iov = &part, .msg_iovlen = 1};
    int channel = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (channel < 0) return -1;
    return by_message ? sendmsg(channel, &message, 0)
                      : sendto(channel, "x", 1, 0, (struct sockaddr *)&place, sizeof place);
}

static int serves(uint32_t address, int is_bound) {
    struct sockaddr_in place = at(address, 0);
    int channel = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (channel < 0) return -1;
    if (is_bound && bind(channel, (struct sockaddr *)&place, sizeof place) != 0) return -1;
    return listen(channel, 1) != 0 ? -1 : channel;
}

/* Whether an option of a socket can be set. */
static int sets(int option) {
    int on = 1, channel = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    return channel < 0 ? -1 : setsockopt(channel, SOL_SOCKET, option, &on, sizeof on);
}

/* Announces its address and answers connections. */
static int answers(void) {
    struct sockaddr_in place;
    socklen_t length = sizeof place;
    int channel = serves(INADDR_LOOPBACK, 1);
    if (channel < 0 || getsockname(channel, (struct sockaddr *)&place, &length) != 0) return -1;
    char words[64];
    snprintf(words, sizeof words, "listening on %d", ntohs(place.sin_port));
    host->log(host, FEED_LOG_WARNING, (feed_string){words, strlen(words)});
    int client = accept(channel, NULL, NULL);
    struct iovec part = {(char *)"hello", 5};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    return client < 0 ? -1 : (int)sendmsg(client, &message, MSG_NOSIGNAL);
}

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    struct addrinfo *found = NULL;
    int ends[2];
    tell("stream", connects(SOCK_STREAM, INADDR_LOOPBACK, atoi(port)));
    tell("private", connects(SOCK_STREAM, 0x0a000001, 80));
    tell("metadata", connects(SOCK_STREAM, 0xa9fea9fe, 80));
    tell("datagram", connects(SOCK_DGRAM, INADDR_LOOPBACK, atoi(port)));
    tell("public-datagram", connects(SOCK_DGRAM, 0x08080808, 53));
    tell("sendto", sends(0));
    tell("sendmsg", sends(1));
    tell("mptcp", socket(AF_INET, SOCK_STREAM, 262));
    tell("udplite", socket(AF_INET, SOCK_DGRAM, 136));
    tell("pair", socketpair(AF_UNIX, SOCK_DGRAM, 0, ends));
    tell("path", connects_to_path(path));
    tell("own-datagram", socket(AF_UNIX, SOCK_DGRAM, 0));
    tell("everywhere", serves(INADDR_ANY, 1));
    tell("unbound", serves(INADDR_ANY, 0));
    tell("reuseport", sets(SO_REUSEPORT));
    /* SO_BINDTOIFINDEX, which older headers lack. */
    tell("device", sets(62));
    tell("reuseaddr", sets(SO_REUSEADDR));
    tell("keepalive", sets(SO_KEEPALIVE));
    if (strstr(NEEDS, "network") != NULL)
        tell("name", getaddrinfo("localhost", "80", NULL, &found) == 0 ? 0 : -1);
    if (strstr(NEEDS, "listen") != NULL) tell("server", answers());
    return FEED_STATUS_OK;
}

static void keep(char *place, size_t size, feed_string value) {
    if (value.length < size) memcpy(place, value.bytes, value.length);
}

FIXTURE(FEED_VIEW(display))
