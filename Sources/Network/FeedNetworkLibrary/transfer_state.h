/* The state of clients and transfers, shared by the files of this library. */
#ifndef TRANSFER_STATE_H
#define TRANSFER_STATE_H

#include <curl/curl.h>
#include <locale.h>

#include "decoding.h"
#include "transfers.h"

struct feed_network_client {
    CURLM *multi;
    feed_network_classify classify;
    int epoll;
    int timer;
    feed_network_transfer *first_finished;
    feed_network_transfer **last_finished;
    /* Decoded bytes of all transfers. */
    size_t buffered;
    /* UTF-8, the encoding of host names, whatever the user's locale. */
    locale_t locale;
};

typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
} buffer;

struct feed_network_transfer {
    feed_network_client *client;
    CURL *easy;
    struct curl_slist *headers;
    uint64_t tag;
    feed_network_transfer *next_finished;
    buffer head;
    buffer body;
    decoder *decoder;
    size_t head_total;
    size_t maximum_head;
    size_t maximum_body;
    uint32_t allowed_classes;
    int32_t address_class;
    int32_t refused_class;
    int has_proxy;
    /* The host's address is known. */
    int has_address;
    int has_body;
    int is_over_head_limit;
    int is_over_body_limit;
    int is_over_shared_limit;
    int is_wrongly_encoded;
    /* Why the end of the body is ambiguous; NULL if it is not. */
    const char *length_fault;
    /* The encoded body is complete, and its decoded length equals `Content-Length`. */
    int is_whole;
    /* Received bytes of the encoded body. */
    curl_off_t received;
    /* Name and password for the server, and for the proxy, not yet sent by Digest. */
    int has_password;
    int has_proxy_password;
    /* Sent again after a connection that ended before an answer. */
    int is_repeated;
    int64_t timeout_milliseconds;
    /* The time of earlier attempts. */
    curl_off_t earlier_microseconds;
    CURLcode code;
    char message[CURL_ERROR_SIZE];
};

/* Callbacks of libcurl; the context is the transfer. */
size_t receive_head(char *bytes, size_t size, size_t count, void *context);
size_t receive_body(char *bytes, size_t size, size_t count, void *context);
curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address);
/* Checks the address of a reused connection, which may have been opened for a request with other
 * permissions. */
int before_request(void *context, char *primary_address, char *local_address, int primary_port,
                   int local_port);

/* The time of all attempts. */
curl_off_t elapsed_microseconds(const feed_network_transfer *transfer);
/* Sends a finished transfer again, where another attempt may succeed; else returns 0. */
int transfer_repeat(feed_network_transfer *transfer);

#endif
