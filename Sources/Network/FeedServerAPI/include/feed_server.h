/*
 * The seam between feedhost and the library that speaks to libmicrohttpd for it.
 *
 * The library is opened only for `feedhost browser`. All policy stays with the caller: here are
 * requests that are handed out one by one, and answered when the caller has an answer.
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

/* Raised whenever anything below changes: host and library are built together. */
#define FEED_SERVER_VERSION 1u

/* The name of the one exported function, a feed_server_entry. */
#define FEED_SERVER_ENTRY "feed_server_get_table"

typedef struct feed_server feed_server;
typedef struct feed_server_request feed_server_request;

/* The bounds of a server. */
typedef struct feed_server_limits {
    /* Connections at a time; further ones wait to be accepted. */
    uint32_t connections;
    /* Bytes of a connection's request, with its fields. */
    uint32_t request_bytes;
    /* How long a connection may take for the head of its next request. */
    int64_t request_milliseconds;
    /* How long a client may take to receive a response. */
    int64_t response_milliseconds;
} feed_server_limits;

/* A response. Strings and the body are borrowed for the call that takes it. */
typedef struct feed_server_response {
    uint32_t status;
    /* Name and value in turn, `field_count` of both together; each ends with NUL. */
    const char *const *fields;
    size_t field_count;
    const uint8_t *body;
    size_t body_length;
} feed_server_response;

typedef struct feed_server_table {
    uint32_t version;

    /* Listens on 127.0.0.1, at a port that is free. Owned by the caller until server_destroy. NULL,
       with an errno in `error`, where it cannot listen. */
    feed_server *(*server_create)(const feed_server_limits *limits, int32_t *error);
    /* Ends all connections. The requests that were handed out are gone with it. */
    void (*server_destroy)(feed_server *server);
    uint16_t (*server_port)(const feed_server *server);
    /* Readable whenever server_process has something to do. Owned by the server. */
    int32_t (*server_descriptor)(const feed_server *server);
    /* Does what can be done without waiting, and answers in how many milliseconds it is to be
       called again at the latest; -1 for never. */
    int64_t (*server_process)(feed_server *server);
    /* The next request that was not handed out yet, or NULL. It is owned by the server, and valid until
       it is answered. */
    feed_server_request *(*server_next_request)(feed_server *server);
    /* The bytes of all bodies that clients have not received yet. */
    size_t (*server_held_bytes)(const feed_server *server);

    const char *(*request_method)(const feed_server_request *request);
    /* The target as it was sent, with its query and nothing decoded. */
    const char *(*request_target)(const feed_server_request *request);
    /* The value of a field, by its name in any case: NULL where the request has none, and an empty
       string where it has several. Valid as long as the request. */
    const char *(*request_field)(feed_server_request *request, const char *name);
    /* Answers the request; the body is left out where the method is HEAD. server_process sends it.
       Where there is no memory left, the connection is closed instead. */
    void (*request_answer)(feed_server_request *request, const feed_server_response *response);
} feed_server_table;

/* The library's functions, for ever valid; NULL where the library is not of this version. */
typedef const feed_server_table *(*feed_server_entry)(uint32_t version);

#ifdef __cplusplus
}
#endif

#endif
