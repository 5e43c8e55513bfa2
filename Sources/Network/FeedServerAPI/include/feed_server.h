/*
 * The interface between feedhost and its library for libmicrohttpd.
 *
 * The library is opened only for `feedhost browser`. All policy stays with the caller, which takes
 * requests one by one and answers them later.
 *
 * Threads: everything is called from one thread, and the library calls nothing back.
 */
#ifndef FEED_SERVER_H
#define FEED_SERVER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Increment this with every change below: host and library are built together. */
#define FEED_SERVER_VERSION 4u

/* The name of the only exported function, a feed_server_entry. */
#define FEED_SERVER_ENTRY "feed_server_get_table"

typedef struct feed_server feed_server;
typedef struct feed_server_request feed_server_request;

typedef struct feed_server_limits {
    /* Simultaneous connections. A further one replaces the oldest that has never had an authorized
     * request; if there is none, it is closed. */
    uint32_t connections;
    /* The size of a request with its fields. */
    uint32_t request_bytes;
    /* The time until the head of a connection's next request is complete. */
    int64_t request_milliseconds;
    /* The time for a client to receive a response. */
    int64_t response_milliseconds;
} feed_server_limits;

/* A response. Strings and the body are borrowed for the call. */
typedef struct feed_server_response {
    uint32_t status;
    /* Non-zero if the request was authorized. */
    uint32_t is_authorized;
    /* Names and values alternating, `field_count` in all; NUL-terminated. */
    const char *const *fields;
    size_t field_count;
    const uint8_t *body;
    size_t body_length;
} feed_server_response;

typedef struct feed_server_table {
    uint32_t version;

    /* Listens on a port of 127.0.0.1, a free one for 0. Owned by the caller until server_destroy. NULL on
     * failure, with an errno in `error`. */
    feed_server *(*server_create)(const feed_server_limits *limits, uint16_t port,
                                  int32_t *error);
    /* Closes all connections, and frees all requests. */
    void (*server_destroy)(feed_server *server);
    uint16_t (*server_port)(const feed_server *server);
    /* Readable when server_process has something to do. Owned by the server. */
    int32_t (*server_descriptor)(const feed_server *server);
    /* Does all work that doesn't block, and returns in how many milliseconds to call it again; -1
     * for never. */
    int64_t (*server_process)(feed_server *server);
    /* Returns the next request, or NULL: each once, and again after request_read. Owned by the server until it is
     * answered. */
    feed_server_request *(*server_next_request)(feed_server *server);
    /* The bytes of bodies that clients have not received yet. */
    size_t (*server_held_bytes)(const feed_server *server);

    const char *(*request_method)(const feed_server_request *request);
    /* The target as sent, with its query and not decoded. */
    const char *(*request_target)(const feed_server_request *request);
    /* Returns a field's value; names ignore case. NULL if missing, an empty string if repeated.
     * Valid as long as the request. */
    const char *(*request_field)(feed_server_request *request, const char *name);
    /* Receives the body of a request, instead of an answer; closes the connection if it exceeds a number of bytes. */
    void (*request_read)(feed_server_request *request, size_t limit);
    /* The body of a request that has come again, else NULL. Valid until it is answered. */
    const uint8_t *(*request_body)(const feed_server_request *request, size_t *length);
    /* Answers the request, without the body for HEAD. server_process sends it. Closes the
     * connection if out of memory. */
    void (*request_answer)(feed_server_request *request, const feed_server_response *response);
} feed_server_table;

/* Returns the function table, valid for ever; NULL for another version. */
typedef const feed_server_table *(*feed_server_entry)(uint32_t version);

#ifdef __cplusplus
}
#endif

#endif
