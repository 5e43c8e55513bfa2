/*
 * The interface between feedhost and its library for libcurl.
 *
 * The library is opened only for sources and pictures on the network, so that local feeds don't pay
 * for it. All policy stays with the caller: this interface starts, polls and reads transfers.
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

/* Increment this with every change below: host and library are built together. */
#define FEED_NETWORK_VERSION 6u

/* The name of the only exported function, a feed_network_entry. */
#define FEED_NETWORK_ENTRY "feed_network_get_table"

typedef struct feed_network_client feed_network_client;
typedef struct feed_network_transfer feed_network_transfer;

/* How a transfer ended. */
typedef int32_t feed_network_outcome;
enum {
    FEED_NETWORK_COMPLETE = 0,          /* a complete response */
    FEED_NETWORK_ADDRESS_REFUSED = 1,   /* an address class that is not allowed */
    FEED_NETWORK_BODY_TOO_LARGE = 2,    /* more decoded bytes than allowed */
    FEED_NETWORK_HEAD_TOO_LARGE = 3,    /* more header bytes than allowed */
    FEED_NETWORK_DEADLINE_PASSED = 4,   /* the deadline of the transfer */
    FEED_NETWORK_TOO_SLOW = 5,          /* below the speed limit for too long */
    FEED_NETWORK_HOST_NOT_FOUND = 6,    /* the name could not be resolved */
    FEED_NETWORK_CONNECTION_FAILED = 7, /* no answer */
    FEED_NETWORK_TLS_FAILED = 8,        /* no secure connection */
    FEED_NETWORK_UNTRUSTED = 9,         /* a certificate that is not valid for the host */
    FEED_NETWORK_CUT_SHORT = 10,        /* the connection ended within the response */
    FEED_NETWORK_MALFORMED = 11,        /* not HTTP, or an invalid encoding */
    FEED_NETWORK_BAD_URL = 12,          /* an invalid address */
    FEED_NETWORK_FAILED = 13,           /* any other failure; see the message */
    FEED_NETWORK_PROXY_FAILED = 14,     /* the proxy can't be resolved, or does not answer */
    FEED_NETWORK_PROXY_REFUSED = 15     /* the proxy refused the connection; see proxy_status */
};

/*
 * Returns the class of an address in network byte order, from 0 to 31; `length` is 4 or 16. The
 * bytes are borrowed for the call.
 */
typedef int32_t (*feed_network_classify)(const uint8_t *address, int32_t length);

/* A GET request. Strings end with NUL and are borrowed for the call. */
typedef struct feed_network_request {
    const char *url;
    /* `header_count` strings "Name: value". */
    const char *const *headers;
    size_t header_count;
    const char *user_agent;
    /* "" for none, whatever the environment says. */
    const char *proxy;
    /* Trusted certificates in PEM; "" for the system's. */
    const char *certificate_file;
    /* Bit n is class n. Checked before connecting, and before sending the request, on the address
     * itself; not with a proxy, whose address that would be. */
    uint32_t allowed_address_classes;
    int64_t timeout_milliseconds;
    int64_t connect_timeout_milliseconds;
    int64_t low_speed_bytes_per_second;
    int64_t low_speed_seconds;
    /* In decoded bytes. */
    int64_t maximum_body_bytes;
    /* In bytes, over all heads and trailers. */
    int64_t maximum_head_bytes;
} feed_network_request;

/* The result of a transfer; valid until the transfer is released. */
typedef struct feed_network_response {
    feed_network_outcome outcome;
    /* The class of the address that answered; -1 if unknown. */
    int32_t address_class;
    /* The class of a refused address; -1 if none. */
    int32_t refused_class;
    /* The status of a proxy that refused the connection; else 0. */
    int32_t proxy_status;
    /* libcurl's message; never NULL. */
    const char *message;
    /* The head of the last response, status line first. */
    const uint8_t *head;
    size_t head_length;
    /* The decoded body; of FEED_NETWORK_CUT_SHORT its beginning. */
    const uint8_t *body;
    size_t body_length;
    /* From the start, with all attempts. */
    int64_t elapsed_milliseconds;
} feed_network_response;

typedef struct feed_network_table {
    uint32_t version;

    /* Creates a client, owned by the caller until client_destroy. NULL without memory or
     * descriptors. */
    feed_network_client *(*client_create)(feed_network_classify classify);
    void (*client_destroy)(feed_network_client *client);
    /* Readable when client_process has something to do. Owned by the client. */
    int32_t (*client_descriptor)(const feed_network_client *client);
    /* Does all work that doesn't block. */
    void (*client_process)(feed_network_client *client);
    /* Returns the next finished transfer, once each, or NULL. */
    feed_network_transfer *(*client_next_finished)(feed_network_client *client);

    /* Writes the host of `url` in ASCII (IDNA) and a NUL into `host`, and returns 1; 0 if invalid,
     * or `capacity` is too small. */
    int32_t (*ascii_host)(const char *url, char *host, size_t capacity);

    /* Starts a transfer, owned by the caller until transfer_release; NULL on failure. `tag` is for
     * the caller. */
    feed_network_transfer *(*transfer_start)(feed_network_client *client,
                                             const feed_network_request *request, uint64_t tag);
    uint64_t (*transfer_tag)(const feed_network_transfer *transfer);
    /* Returns 1 once the address of the host, or of the proxy, is known. */
    int32_t (*transfer_has_address)(const feed_network_transfer *transfer);
    /* Decoded bytes so far. */
    int64_t (*transfer_received)(const feed_network_transfer *transfer);
    void (*transfer_response)(const feed_network_transfer *transfer,
                              feed_network_response *response);
    /* Cancels a transfer if necessary, and frees it. Call this before destroying its client. */
    void (*transfer_release)(feed_network_transfer *transfer);
} feed_network_table;

/* Returns the function table, valid for ever; NULL for another version. */
typedef const feed_network_table *(*feed_network_entry)(uint32_t version);

#ifdef __cplusplus
}
#endif

#endif
