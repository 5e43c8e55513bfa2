/*
 * The seam between feedhost and the library that speaks to libcurl for it.
 *
 * The library is opened only when a source or a picture needs the network, so that a local feed does
 * not pay for it. All policy stays with the caller: here are transfers that are started, polled and
 * read.
 *
 * Threads: everything is called from one thread. The library calls back only through `classify`,
 * from within feed_network_table.client_process.
 */
#ifndef FEED_NETWORK_H
#define FEED_NETWORK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Raised whenever anything below changes: host and library are built together. */
#define FEED_NETWORK_VERSION 5u

/* The name of the one exported function, a feed_network_entry. */
#define FEED_NETWORK_ENTRY "feed_network_get_table"

typedef struct feed_network_client feed_network_client;
typedef struct feed_network_transfer feed_network_transfer;

/* How a transfer ended. */
typedef int32_t feed_network_outcome;
enum {
    FEED_NETWORK_COMPLETE = 0,          /* a whole response came */
    FEED_NETWORK_ADDRESS_REFUSED = 1,   /* the address is of a class that is not allowed */
    FEED_NETWORK_BODY_TOO_LARGE = 2,    /* more decoded bytes than allowed */
    FEED_NETWORK_HEAD_TOO_LARGE = 3,    /* more header bytes than allowed */
    FEED_NETWORK_DEADLINE_PASSED = 4,   /* the time for the whole transfer is over */
    FEED_NETWORK_TOO_SLOW = 5,          /* under the low-speed limit for too long */
    FEED_NETWORK_HOST_NOT_FOUND = 6,    /* the name has no address, as far as could be told */
    FEED_NETWORK_CONNECTION_FAILED = 7, /* nobody answers there */
    FEED_NETWORK_TLS_FAILED = 8,        /* no secure connection */
    FEED_NETWORK_UNTRUSTED = 9,         /* the certificate does not vouch for the host */
    FEED_NETWORK_CUT_SHORT = 10,        /* the connection ended within the response */
    FEED_NETWORK_MALFORMED = 11,        /* what came is not HTTP, or wrongly encoded */
    FEED_NETWORK_BAD_URL = 12,          /* the address cannot be used */
    FEED_NETWORK_FAILED = 13,           /* something else; see the message */
    FEED_NETWORK_PROXY_FAILED = 14,     /* the proxy has no address, or does not answer */
    FEED_NETWORK_PROXY_REFUSED = 15     /* the proxy does not lead to the server; see proxy_status */
};

/*
 * The class of an address in network byte order, a number from 0 to 31; `length` is 4 or 16. The
 * bytes are borrowed for the call.
 */
typedef int32_t (*feed_network_classify)(const uint8_t *address, int32_t length);

/* A GET request. Strings end with NUL and are borrowed for the call that takes the request. */
typedef struct feed_network_request {
    const char *url;
    /* "Name: value" each; `header_count` of them. */
    const char *const *headers;
    size_t header_count;
    const char *user_agent;
    /* The proxy's address; "" for none, whatever the environment says. */
    const char *proxy;
    /* The certificates of those who may vouch for servers, in PEM; "" for the system's. */
    const char *certificate_file;
    /* Bit n stands for class n. Checked before connecting and again before the request is sent,
       on the address itself; not checked where there is a proxy, for the address is then its. */
    uint32_t allowed_address_classes;
    int64_t timeout_milliseconds;
    int64_t connect_timeout_milliseconds;
    int64_t low_speed_bytes_per_second;
    int64_t low_speed_seconds;
    /* Decoded bytes. */
    int64_t maximum_body_bytes;
    /* Of all responses' heads and trailers together. */
    int64_t maximum_head_bytes;
} feed_network_request;

/* What came of a transfer; valid until the transfer is released. */
typedef struct feed_network_response {
    feed_network_outcome outcome;
    /* Class of the address that answered; -1 where it is not known. */
    int32_t address_class;
    /* Class of an address that was refused; -1 where none was. */
    int32_t refused_class;
    /* The status with which a proxy refused to lead to the server; 0 where none did. */
    int32_t proxy_status;
    /* What libcurl says, for details; never NULL. */
    const char *message;
    /* The head of the last response as it came, status line first. */
    const uint8_t *head;
    size_t head_length;
    /* The decoded body. */
    const uint8_t *body;
    size_t body_length;
    /* How long it took from the start. */
    int64_t elapsed_milliseconds;
} feed_network_response;

typedef struct feed_network_table {
    uint32_t version;

    /* Owned by the caller until client_destroy, which ends all its transfers. NULL where there is
       no memory or no descriptor left. */
    feed_network_client *(*client_create)(feed_network_classify classify);
    void (*client_destroy)(feed_network_client *client);
    /* Readable whenever client_process has something to do. Owned by the client. */
    int32_t (*client_descriptor)(const feed_network_client *client);
    /* Does what can be done without waiting. */
    void (*client_process)(feed_network_client *client);
    /* The next transfer that has ended and was not handed out yet, or NULL. */
    feed_network_transfer *(*client_next_finished)(feed_network_client *client);

    /* Writes the host of `url` in ASCII (IDNA) into `host`, with its NUL, and answers 1; 0 where it
       is none, or `capacity` is too small. */
    int32_t (*ascii_host)(const char *url, char *host, size_t capacity);

    /* Starts a transfer, owned by the caller until transfer_release. NULL where it cannot be
       started. `tag` is the caller's own. */
    feed_network_transfer *(*transfer_start)(feed_network_client *client,
                                             const feed_network_request *request, uint64_t tag);
    uint64_t (*transfer_tag)(const feed_network_transfer *transfer);
    /* Decoded bytes so far. */
    int64_t (*transfer_received)(const feed_network_transfer *transfer);
    void (*transfer_response)(const feed_network_transfer *transfer,
                              feed_network_response *response);
    /* Stops the transfer where it is still going on, and frees it. Before its client goes. */
    void (*transfer_release)(feed_network_transfer *transfer);
} feed_network_table;

/* The library's functions, for ever valid; NULL where the library is not of this version. */
typedef const feed_network_table *(*feed_network_entry)(uint32_t version);

#ifdef __cplusplus
}
#endif

#endif
