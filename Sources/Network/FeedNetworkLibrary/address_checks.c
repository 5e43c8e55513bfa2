#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include "transfer_state.h"

/* Returns true if an address is allowed; stores the class otherwise. */
static int is_allowed(feed_network_transfer *transfer, const uint8_t *address, int32_t length) {
    int32_t class = transfer->client->classify(address, length) & 31;
    if (transfer->allowed_classes >> class & 1) {
        transfer->address_class = class;
        return 1;
    }
    transfer->refused_class = class;
    return 0;
}

curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    feed_network_transfer *transfer = context;
    (void)purpose;
    transfer->has_address = 1;
    if (!transfer->has_proxy) {
        int allowed = 0;
        if (address->family == AF_INET) {
            const struct sockaddr_in *in = (const struct sockaddr_in *)(void *)&address->addr;
            allowed = is_allowed(transfer, (const uint8_t *)&in->sin_addr, 4);
        } else if (address->family == AF_INET6) {
            const struct sockaddr_in6 *in = (const struct sockaddr_in6 *)(void *)&address->addr;
            allowed = is_allowed(transfer, (const uint8_t *)&in->sin6_addr, 16);
        }
        if (!allowed) return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

int before_request(void *context, char *primary_address, char *local_address, int primary_port,
                   int local_port) {
    feed_network_transfer *transfer = context;
    uint8_t bytes[16];
    (void)local_address, (void)primary_port, (void)local_port;
    if (transfer->has_proxy) return CURL_PREREQFUNC_OK;
    if (inet_pton(AF_INET, primary_address, bytes) == 1)
        return is_allowed(transfer, bytes, 4) ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT;
    if (inet_pton(AF_INET6, primary_address, bytes) == 1)
        return is_allowed(transfer, bytes, 16) ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT;
    return CURL_PREREQFUNC_ABORT;
}
