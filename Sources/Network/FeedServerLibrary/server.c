/* Requests with libmicrohttpd; see feed_server_table. */
#define _POSIX_C_SOURCE 200809L
#include "feed_server.h"

#include <errno.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <time.h>

/* A connection, from accept to close. */
struct connection {
    struct connection *next, *previous;
    int descriptor;
    /* When to close it, in milliseconds of the monotonic clock; -1 while the caller has its
     * request. */
    int64_t deadline;
    /* Whether the caller has authorized one of its requests. */
    bool is_trusted;
    bool is_leaving;
};

/* A request, from its first line until its response is sent or its connection closed. */
struct feed_server_request {
    struct feed_server_request *next, *next_suspended;
    feed_server *server;
    struct MHD_Connection *connection;
    struct MHD_Response *response;
    uint32_t status;
    size_t held_bytes;
    bool is_known, is_failed;
    /* The body, if the caller wants it. */
    enum { UNREAD, READING, HALF_READ, READ } reading;
    uint8_t *body;
    size_t body_length, body_limit;
    char *method;
    char *target;
};

struct feed_server {
    struct MHD_Daemon *daemon;
    feed_server_limits limits;
    /* All connections, the newest first. */
    struct connection *connections;
    /* The queue of requests for the caller. */
    feed_server_request *first, *last;
    /* All unanswered requests. */
    feed_server_request *suspended;
    size_t held_bytes;
};

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* Returns the record that libmicrohttpd stores for a connection. */
static struct connection *record(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

/* Ends a connection: the next turn notices and closes it. */
static void leave(struct connection *connection) {
    shutdown(connection->descriptor, SHUT_RDWR);
    connection->is_leaving = true;
}

static void set_deadline(struct MHD_Connection *connection, int64_t deadline) {
    struct connection *known = record(connection);
    if (known) known->deadline = deadline;
}

/* Closes the oldest connection that nothing entitles to stay, if there are too many: any program
 * of this machine can open connections and stay silent. */
static void make_room(const feed_server *server) {
    struct connection *oldest = NULL;
    uint32_t count = 0;
    for (struct connection *each = server->connections; each; each = each->next) {
        if (each->is_leaving) continue;
        count += 1;
        if (!each->is_trusted && each->deadline >= 0) oldest = each;
    }
    if (count > server->limits.connections && oldest) leave(oldest);
}

static void connection_changed(void *context, struct MHD_Connection *connection,
                               void **socket_context, enum MHD_ConnectionNotificationCode code) {
    feed_server *server = context;
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        const union MHD_ConnectionInfo *info =
            MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
        struct connection *made = info ? calloc(1, sizeof *made) : NULL;
        *socket_context = made;
        if (!made) {
            if (info) shutdown(info->connect_fd, SHUT_RDWR);
            return;
        }
        made->descriptor = info->connect_fd;
        made->deadline = now() + server->limits.request_milliseconds;
        made->next = server->connections;
        if (made->next) made->next->previous = made;
        server->connections = made;
        make_room(server);
    } else if (*socket_context) {
        struct connection *gone = *socket_context;
        if (gone->next) gone->next->previous = gone->previous;
        if (gone->previous) gone->previous->next = gone->next;
        else server->connections = gone->next;
        free(gone);
        *socket_context = NULL;
    }
}

/* Called after the first line of a request. */
static void *request_began(void *context, const char *target, struct MHD_Connection *connection) {
    feed_server_request *request = calloc(1, sizeof *request);
    if (!request) return NULL;
    request->server = context;
    request->connection = connection;
    request->target = strdup(target);
    return request;
}

static void request_ended(void *context, struct MHD_Connection *connection, void **request_context,
                          enum MHD_RequestTerminationCode code) {
    (void)code;
    feed_server *server = context;
    feed_server_request *request = *request_context;
    *request_context = NULL;
    set_deadline(connection, now() + server->limits.request_milliseconds);
    if (!request) return;
    server->held_bytes -= request->held_bytes;
    if (request->response) MHD_destroy_response(request->response);
    free(request->method);
    free(request->target);
    free(request->body);
    free(request);
}

/* Queues a request for the caller. */
static enum MHD_Result hand_over(feed_server *server, feed_server_request *request) {
    request->next_suspended = server->suspended;
    server->suspended = request;
    if (server->last) server->last->next = request;
    else server->first = request;
    server->last = request;
    set_deadline(request->connection, -1);
    MHD_suspend_connection(request->connection);
    return MHD_YES;
}

/* Receives a part of the body; it ends with an empty one. */
static enum MHD_Result read_part(feed_server_request *request, const char *part, size_t *length) {
    if (*length == 0) {
        request->reading = READ;
        return hand_over(request->server, request);
    }
    if (*length > request->body_limit - request->body_length) return MHD_NO;
    uint8_t *grown = realloc(request->body, request->body_length + *length);
    if (!grown) return MHD_NO;
    memcpy(grown + request->body_length, part, *length);
    request->body = grown;
    request->body_length += *length;
    *length = 0;
    return MHD_YES;
}

/*
 * Called after the head of a request, after its body, and after its answer.
 *
 * GET, HEAD, and requests whose body the caller has read, are answered in a later call, which leaves the connection
 * open. For others the connection is closed.
 */
static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *upload,
                              size_t *upload_size, void **request_context) {
    (void)url, (void)version;
    feed_server *server = context;
    feed_server_request *request = *request_context;
    if (!request || !request->target || request->is_failed) return MHD_NO;
    if (request->response) {
        set_deadline(connection, now() + server->limits.response_milliseconds);
        return MHD_queue_response(connection, request->status, request->response);
    }
    if (request->reading == READING) {
        request->reading = HALF_READ;
        return MHD_YES;
    }
    if (request->reading == HALF_READ) return read_part(request, upload, upload_size);
    if (*upload_size > 0) return MHD_NO;
    bool is_simple = strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0;
    if (is_simple && !request->is_known) {
        request->is_known = true;
        return MHD_YES;
    }
    request->method = strdup(method);
    return request->method ? hand_over(server, request) : MHD_NO;
}

/* Disables percent-decoding: the caller gets the target as sent. */
static size_t undecoded(void *context, struct MHD_Connection *connection, char *text) {
    (void)context, (void)connection;
    return strlen(text);
}

/* Ignores libmicrohttpd's messages, which concern clients. */
static void unsaid(void *context, const char *format, va_list arguments) {
    (void)context, (void)format, (void)arguments;
}

static feed_server *server_create(const feed_server_limits *limits, uint16_t port,
                                  int32_t *error) {
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_port = htons(port),
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    feed_server *server = calloc(1, sizeof *server);
    *error = ENOMEM;
    if (!server) return NULL;
    server->limits = *limits;
    errno = 0;
    server->daemon = MHD_start_daemon(
        MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG, 0, NULL, NULL, handle, server,
        MHD_OPTION_EXTERNAL_LOGGER, unsaid, NULL, MHD_OPTION_SOCK_ADDR,
        (struct sockaddr *)&address, MHD_OPTION_CONNECTION_LIMIT, 2 * (unsigned)limits->connections,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)limits->request_bytes,
        MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_UNESCAPE_CALLBACK, undecoded, NULL,
        MHD_OPTION_URI_LOG_CALLBACK, request_began, server, MHD_OPTION_NOTIFY_COMPLETED,
        request_ended, server, MHD_OPTION_NOTIFY_CONNECTION, connection_changed, server,
        MHD_OPTION_END);
    if (!server->daemon) {
        *error = errno ? errno : EADDRNOTAVAIL;
        free(server);
        return NULL;
    }
    *error = 0;
    return server;
}

/* Returns false for a request that is answered already. */
static bool take_suspended(feed_server *server, const feed_server_request *request) {
    feed_server_request **link = &server->suspended;
    while (*link && *link != request) link = &(*link)->next_suspended;
    if (!*link) return false;
    *link = request->next_suspended;
    return true;
}

static void server_destroy(feed_server *server) {
    /* A suspended connection can't be stopped. */
    while (server->suspended) {
        feed_server_request *request = server->suspended;
        server->suspended = request->next_suspended;
        request->is_failed = true;
        MHD_resume_connection(request->connection);
    }
    MHD_stop_daemon(server->daemon);
    free(server);
}

static uint16_t server_port(const feed_server *server) {
    const union MHD_DaemonInfo *info =
        MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

static int32_t server_descriptor(const feed_server *server) {
    const union MHD_DaemonInfo *info =
        MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return info ? info->epoll_fd : -1;
}

static int64_t server_process(feed_server *server) {
    MHD_UNSIGNED_LONG_LONG wait = 0;
    int64_t next = -1;
    /* A limited number per call, so that one client can't starve the others. */
    for (int turn = 0; turn < 16; turn++) {
        MHD_run(server->daemon);
        next = MHD_get_timeout(server->daemon, &wait) == MHD_YES ? (int64_t)wait : -1;
        if (next != 0) break;
    }
    int64_t time = now();
    for (struct connection *each = server->connections; each; each = each->next) {
        if (each->deadline < 0) continue;
        if (each->deadline <= time) {
            leave(each);
            each->deadline = time + 1000;
        }
        if (next < 0 || each->deadline - time < next) next = each->deadline - time;
    }
    return next;
}

static feed_server_request *server_next_request(feed_server *server) {
    feed_server_request *request = server->first;
    if (!request) return NULL;
    server->first = request->next;
    if (!server->first) server->last = NULL;
    request->next = NULL;
    return request;
}

static size_t server_held_bytes(const feed_server *server) { return server->held_bytes; }

static const char *request_method(const feed_server_request *request) { return request->method; }

static const char *request_target(const feed_server_request *request) { return request->target; }

struct search {
    const char *name;
    const char *found;
};

static enum MHD_Result look(void *context, enum MHD_ValueKind kind, const char *name,
                            const char *value) {
    (void)kind;
    struct search *search = context;
    if (name && strcasecmp(name, search->name) == 0) {
        search->found = search->found || !value ? "" : value;
    }
    return MHD_YES;
}

static const char *request_field(feed_server_request *request, const char *name) {
    struct search search = {.name = name};
    MHD_get_connection_values(request->connection, MHD_HEADER_KIND, look, &search);
    return search.found;
}

static void request_read(feed_server_request *request, size_t limit) {
    if (request->reading != UNREAD || !take_suspended(request->server, request)) return;
    request->reading = READING;
    request->body_limit = limit;
    set_deadline(request->connection, now() + request->server->limits.request_milliseconds);
    MHD_resume_connection(request->connection);
}

static const uint8_t *request_body(const feed_server_request *request, size_t *length) {
    *length = request->body_length;
    if (request->reading != READ) return NULL;
    return request->body ? request->body : (const uint8_t *)"";
}

static void request_answer(feed_server_request *request, const feed_server_response *response) {
    if (!take_suspended(request->server, request)) return;
    struct connection *connection = record(request->connection);
    if (connection && response->is_authorized) connection->is_trusted = true;
    struct MHD_Response *made = MHD_create_response_from_buffer(
        response->body_length, (void *)response->body, MHD_RESPMEM_MUST_COPY);
    bool is_whole = made != NULL;
    for (size_t index = 0; is_whole && index + 1 < response->field_count; index += 2) {
        is_whole = MHD_add_response_header(made, response->fields[index],
                                           response->fields[index + 1]) == MHD_YES;
    }
    if (is_whole) {
        request->response = made;
        request->status = response->status;
        request->held_bytes = response->body_length;
        request->server->held_bytes += response->body_length;
    } else {
        if (made) MHD_destroy_response(made);
        request->is_failed = true;
    }
    MHD_resume_connection(request->connection);
}

static const feed_server_table table = {
    .version = FEED_SERVER_VERSION,
    .server_create = server_create,
    .server_destroy = server_destroy,
    .server_port = server_port,
    .server_descriptor = server_descriptor,
    .server_process = server_process,
    .server_next_request = server_next_request,
    .server_held_bytes = server_held_bytes,
    .request_method = request_method,
    .request_target = request_target,
    .request_field = request_field,
    .request_read = request_read,
    .request_body = request_body,
    .request_answer = request_answer,
};

__attribute__((visibility("default"))) const feed_server_table *
feed_server_get_table(uint32_t version) {
    return version == FEED_SERVER_VERSION ? &table : NULL;
}
