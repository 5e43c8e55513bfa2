#define _GNU_SOURCE
#include <arpa/inet.h>
#include <curl/curl.h>
#include <locale.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "decoding.h"
#include "transfers.h"

/* Parallel transfers to one host: the most that browsers make. */
#define MAXIMUM_HOST_CONNECTIONS 6L
/* The limit on decoded bytes of all running transfers; a single one may have more if it is alone.
 */
#define MAXIMUM_BUFFERED ((size_t)256 << 20)

struct feed_network_client {
    CURLM *multi;
    feed_network_classify classify;
    int epoll;
    int timer;
    feed_network_transfer *transfers;
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
    feed_network_transfer *previous;
    feed_network_transfer *next;
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
    int has_body;
    int is_over_head_limit;
    int is_over_body_limit;
    int is_wrongly_encoded;
    /* Two different lengths, so the end of the body is ambiguous. */
    int has_two_lengths;
    /* The encoded body is complete, and its decoded length equals `Content-Length`. */
    int is_whole;
    /* Received bytes of the encoded body. */
    curl_off_t received;
    int is_finished;
    int is_listed;
    CURLcode code;
    char message[CURL_ERROR_SIZE];
};

/* Appends bytes; grows by half, up to `limit`. */
static int append(buffer *buffer, const void *bytes, size_t count, size_t limit) {
    if (count > buffer->capacity - buffer->count) {
        size_t wanted = buffer->count + count;
        size_t capacity = buffer->capacity + buffer->capacity / 2;
        if (capacity > limit) capacity = limit;
        if (capacity < wanted) capacity = wanted;
        uint8_t *grown = realloc(buffer->bytes, capacity);
        if (!grown) return 0;
        buffer->bytes = grown;
        buffer->capacity = capacity;
    }
    memcpy(buffer->bytes + buffer->count, bytes, count);
    buffer->count += count;
    return 1;
}

static size_t take_head(char *bytes, size_t size, size_t count, void *context) {
    feed_network_transfer *transfer = context;
    size_t length = size * count;
    transfer->head_total += length;
    if (transfer->head_total > transfer->maximum_head) {
        transfer->is_over_head_limit = 1;
        return 0;
    }
    /* Trailers are counted, but not stored. */
    if (transfer->has_body) return length;
    if (length >= 5 && memcmp(bytes, "HTTP/", 5) == 0) transfer->head.count = 0;
    return append(&transfer->head, bytes, length, transfer->maximum_head) ? length : 0;
}

static int take_decoded(void *context, const uint8_t *bytes, size_t length) {
    feed_network_transfer *transfer = context;
    feed_network_client *client = transfer->client;
    size_t most =
        transfer->maximum_body > MAXIMUM_BUFFERED ? transfer->maximum_body : MAXIMUM_BUFFERED;
    if (length > transfer->maximum_body - transfer->body.count ||
        client->buffered > most || length > most - client->buffered) {
        transfer->is_over_body_limit = 1;
        return 0;
    }
    if (!append(&transfer->body, bytes, length, transfer->maximum_body)) return 0;
    client->buffered += length;
    return 1;
}

/* Returns true if a head has two different lengths (RFC 9110, section 8.6). */
static int says_two_lengths(const buffer *head) {
    static const char name[] = "content-length:";
    size_t name_length = sizeof name - 1;
    const uint8_t *end = head->bytes + head->count;
    int64_t said = -1;
    for (const uint8_t *line = head->bytes; line && line < end;) {
        const uint8_t *next = memchr(line, '\n', (size_t)(end - line));
        const uint8_t *line_end = next ? next : end;
        if ((size_t)(line_end - line) > name_length &&
            strncasecmp((const char *)line, name, name_length) == 0) {
            /* A list that repeats the same length is valid. */
            for (const uint8_t *byte = line + name_length; byte < line_end;) {
                int64_t length = -1;
                for (; byte < line_end && *byte != ','; byte++) {
                    if (*byte < '0' || *byte > '9') continue;
                    if (length > INT64_MAX / 16) return 1;
                    length = (length < 0 ? 0 : length) * 10 + (*byte - '0');
                }
                byte++;
                if (length < 0) continue;
                if (said >= 0 && said != length) return 1;
                said = length;
            }
        }
        line = next ? next + 1 : NULL;
    }
    return 0;
}

/* Returns true if a shorter body is complete, since some servers send the decoded length. */
static int is_whole_decoded(const feed_network_transfer *transfer) {
    curl_off_t said = -1;
    if (!transfer->decoder || !decoder_is_complete(transfer->decoder)) return 0;
    curl_easy_getinfo(transfer->easy, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T, &said);
    return said > transfer->received && (size_t)said == transfer->body.count;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
    feed_network_transfer *transfer = context;
    size_t length = size * count;
    transfer->received += (curl_off_t)length;
    if (!transfer->has_body) {
        transfer->has_body = 1;
        if (says_two_lengths(&transfer->head)) {
            transfer->has_two_lengths = 1;
            return 0;
        }
        if (decoder_create(transfer->head.bytes, transfer->head.count, &transfer->decoder) != 0) {
            transfer->is_wrongly_encoded = 1;
            return 0;
        }
    }
    if (!transfer->decoder)
        return take_decoded(transfer, (const uint8_t *)bytes, length) ? length : 0;
    switch (decoder_take(transfer->decoder, (const uint8_t *)bytes, length, take_decoded,
                         transfer)) {
    case DECODING_DONE:
        /* Ends the transfer: more will never arrive. */
        transfer->is_whole = is_whole_decoded(transfer);
        return transfer->is_whole ? 0 : length;
    case DECODING_DAMAGED: transfer->is_wrongly_encoded = 1; return 0;
    default: return 0;
    }
}

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

static curl_socket_t open_socket(void *context, curlsocktype purpose,
                                 struct curl_sockaddr *address) {
    feed_network_transfer *transfer = context;
    (void)purpose;
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

/* A reused connection may have been opened for a request with other permissions. */
static int before_request(void *context, char *primary_address, char *local_address,
                          int primary_port, int local_port) {
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

static int watch_socket(CURL *easy, curl_socket_t socket, int what, void *context, void *known) {
    feed_network_client *client = context;
    struct epoll_event event = {.data.fd = socket};
    (void)easy;
    if (what == CURL_POLL_REMOVE) {
        epoll_ctl(client->epoll, EPOLL_CTL_DEL, socket, NULL);
        return 0;
    }
    if (what & CURL_POLL_IN) event.events |= EPOLLIN;
    if (what & CURL_POLL_OUT) event.events |= EPOLLOUT;
    if (epoll_ctl(client->epoll, known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, socket, &event) != 0) {
        /* A reused descriptor number may be new to the kernel or not. */
        epoll_ctl(client->epoll, known ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, socket, &event);
    }
    if (!known) curl_multi_assign(client->multi, socket, client);
    return 0;
}

static int set_timer(CURLM *multi, long milliseconds, void *context) {
    feed_network_client *client = context;
    struct itimerspec time = {0};
    (void)multi;
    if (milliseconds == 0) {
        time.it_value.tv_nsec = 1;
    } else if (milliseconds > 0) {
        time.it_value.tv_sec = milliseconds / 1000;
        time.it_value.tv_nsec = milliseconds % 1000 * 1000000;
    }
    timerfd_settime(client->timer, 0, &time, NULL);
    return 0;
}

void client_destroy(feed_network_client *client) {
    if (!client) return;
    while (client->transfers) transfer_release(client->transfers);
    if (client->multi) curl_multi_cleanup(client->multi);
    if (client->epoll >= 0) close(client->epoll);
    if (client->timer >= 0) close(client->timer);
    if (client->locale) freelocale(client->locale);
    free(client);
}

feed_network_client *client_create(feed_network_classify classify) {
    if (curl_global_init(CURL_GLOBAL_DEFAULT) != 0) return NULL;
    feed_network_client *client = calloc(1, sizeof *client);
    if (!client) return NULL;
    client->classify = classify;
    client->last_finished = &client->first_finished;
    client->locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    client->multi = curl_multi_init();
    client->epoll = epoll_create1(EPOLL_CLOEXEC);
    client->timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
    struct epoll_event event = {.events = EPOLLIN, .data.fd = client->timer};
    if (!client->multi || client->epoll < 0 || client->timer < 0 ||
        epoll_ctl(client->epoll, EPOLL_CTL_ADD, client->timer, &event) != 0) {
        client_destroy(client);
        return NULL;
    }
    curl_multi_setopt(client->multi, CURLMOPT_SOCKETFUNCTION, watch_socket);
    curl_multi_setopt(client->multi, CURLMOPT_SOCKETDATA, client);
    curl_multi_setopt(client->multi, CURLMOPT_TIMERFUNCTION, set_timer);
    curl_multi_setopt(client->multi, CURLMOPT_TIMERDATA, client);
    curl_multi_setopt(client->multi, CURLMOPT_MAX_HOST_CONNECTIONS, MAXIMUM_HOST_CONNECTIONS);
    curl_multi_setopt(client->multi, CURLMOPT_PIPELINING, CURLPIPE_MULTIPLEX);
    return client;
}

int32_t client_descriptor(const feed_network_client *client) { return client->epoll; }

static void collect_finished(feed_network_client *client) {
    CURLMsg *message;
    int left;
    while ((message = curl_multi_info_read(client->multi, &left))) {
        if (message->msg != CURLMSG_DONE) continue;
        CURLcode code = message->data.result;
        feed_network_transfer *transfer = NULL;
        curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, (char **)&transfer);
        if (!transfer) continue;
        transfer->code = code;
        transfer->is_finished = 1;
        transfer->is_listed = 1;
        *client->last_finished = transfer;
        client->last_finished = &transfer->next_finished;
    }
}

void client_process(feed_network_client *client) {
    locale_t before = client->locale ? uselocale(client->locale) : (locale_t)0;
    struct epoll_event events[64];
    int running;
    int count = epoll_wait(client->epoll, events, 64, 0);
    for (int index = 0; index < count; index++) {
        int descriptor = events[index].data.fd;
        if (descriptor == client->timer) {
            uint64_t expirations;
            if (read(client->timer, &expirations, sizeof expirations) < 0) continue;
            curl_multi_socket_action(client->multi, CURL_SOCKET_TIMEOUT, 0, &running);
        } else {
            int what = 0;
            if (events[index].events & EPOLLIN) what |= CURL_CSELECT_IN;
            if (events[index].events & EPOLLOUT) what |= CURL_CSELECT_OUT;
            if (events[index].events & (EPOLLERR | EPOLLHUP)) what |= CURL_CSELECT_ERR;
            curl_multi_socket_action(client->multi, descriptor, what, &running);
        }
    }
    collect_finished(client);
    if (before) uselocale(before);
}

feed_network_transfer *client_next_finished(feed_network_client *client) {
    feed_network_transfer *transfer = client->first_finished;
    if (!transfer) return NULL;
    client->first_finished = transfer->next_finished;
    if (!client->first_finished) client->last_finished = &client->first_finished;
    transfer->next_finished = NULL;
    transfer->is_listed = 0;
    return transfer;
}

static void unlist(feed_network_transfer *transfer) {
    feed_network_client *client = transfer->client;
    feed_network_transfer **link = &client->first_finished;
    while (*link && *link != transfer) link = &(*link)->next_finished;
    if (*link) *link = transfer->next_finished;
    link = &client->first_finished;
    while (*link) link = &(*link)->next_finished;
    client->last_finished = link;
}

void transfer_release(feed_network_transfer *transfer) {
    if (!transfer) return;
    feed_network_client *client = transfer->client;
    if (transfer->is_listed) unlist(transfer);
    if (transfer->previous)
        transfer->previous->next = transfer->next;
    else if (client->transfers == transfer)
        client->transfers = transfer->next;
    if (transfer->next) transfer->next->previous = transfer->previous;
    if (transfer->easy) {
        curl_multi_remove_handle(client->multi, transfer->easy);
        curl_easy_cleanup(transfer->easy);
    }
    curl_slist_free_all(transfer->headers);
    decoder_release(transfer->decoder);
    client->buffered -= transfer->body.count;
    free(transfer->head.bytes);
    free(transfer->body.bytes);
    free(transfer);
}

/* Returns zero on success. */
static int configure(feed_network_transfer *transfer, const feed_network_request *request) {
    CURL *easy = transfer->easy;
    int failures = 0;
#define SET(option, value) failures += curl_easy_setopt(easy, option, value) != CURLE_OK
    SET(CURLOPT_URL, request->url);
    SET(CURLOPT_PROTOCOLS_STR, "http,https");
    SET(CURLOPT_FOLLOWLOCATION, 0L);
    SET(CURLOPT_NOSIGNAL, 1L);
    SET(CURLOPT_HTTPHEADER, transfer->headers);
    SET(CURLOPT_USERAGENT, request->user_agent);
    SET(CURLOPT_PROXY, request->proxy);
    SET(CURLOPT_NOPROXY, "");
    SET(CURLOPT_TIMEOUT_MS, (long)request->timeout_milliseconds);
    SET(CURLOPT_CONNECTTIMEOUT_MS, (long)request->connect_timeout_milliseconds);
    SET(CURLOPT_LOW_SPEED_LIMIT, (long)request->low_speed_bytes_per_second);
    SET(CURLOPT_LOW_SPEED_TIME, (long)request->low_speed_seconds);
    SET(CURLOPT_SSL_VERIFYPEER, 1L);
    SET(CURLOPT_SSL_VERIFYHOST, 2L);
    SET(CURLOPT_OPENSOCKETFUNCTION, open_socket);
    SET(CURLOPT_OPENSOCKETDATA, transfer);
    SET(CURLOPT_PREREQFUNCTION, before_request);
    SET(CURLOPT_PREREQDATA, transfer);
    SET(CURLOPT_HEADERFUNCTION, take_head);
    SET(CURLOPT_HEADERDATA, transfer);
    SET(CURLOPT_WRITEFUNCTION, take_body);
    SET(CURLOPT_WRITEDATA, transfer);
    SET(CURLOPT_HTTP_CONTENT_DECODING, 0L);
    SET(CURLOPT_ERRORBUFFER, transfer->message);
    SET(CURLOPT_PRIVATE, transfer);
#undef SET
    if (request->certificate_file[0] != '\0')
        failures += curl_easy_setopt(easy, CURLOPT_CAINFO, request->certificate_file) != CURLE_OK;
    /* Optional in builds of libcurl, so failures are ignored: HTTP/2 over TLS. Waits for a shared
     * connection only there: without TLS, libcurl learns the protocol only from the first response.
     */
    curl_easy_setopt(easy, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_2TLS);
    curl_easy_setopt(easy, CURLOPT_PIPEWAIT, strncmp(request->url, "https:", 6) == 0 ? 1L : 0L);
    return failures;
}

int32_t ascii_host(const char *url, char *host, size_t capacity) {
    int32_t is_written = 0;
/* Since libcurl 7.88; without it the host stays in Unicode. */
#ifdef CURLU_PUNYCODE
    unsigned flags = CURLU_PUNYCODE;
#else
    unsigned flags = 0;
#endif
    /* libidn2 uses the encoding of the thread's locale. */
    locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    locale_t before = utf8 ? uselocale(utf8) : (locale_t)0;
    CURLU *parts = curl_url();
    char *found = NULL;
    if (parts && curl_url_set(parts, CURLUPART_URL, url, 0) == CURLUE_OK &&
        curl_url_get(parts, CURLUPART_HOST, &found, flags) == CURLUE_OK) {
        size_t length = strlen(found);
        if (length < capacity) {
            memcpy(host, found, length + 1);
            is_written = 1;
        }
    }
    curl_free(found);
    curl_url_cleanup(parts);
    if (utf8) {
        uselocale(before);
        freelocale(utf8);
    }
    return is_written;
}

static int add_header(feed_network_transfer *transfer, const char *header) {
    struct curl_slist *longer = curl_slist_append(transfer->headers, header);
    if (longer) transfer->headers = longer;
    return longer != NULL;
}

feed_network_transfer *transfer_start(feed_network_client *client,
                                      const feed_network_request *request, uint64_t tag) {
    feed_network_transfer *transfer = calloc(1, sizeof *transfer);
    if (!transfer) return NULL;
    transfer->client = client;
    transfer->tag = tag;
    transfer->address_class = -1;
    transfer->refused_class = -1;
    transfer->allowed_classes = request->allowed_address_classes;
    transfer->has_proxy = request->proxy[0] != '\0';
    transfer->maximum_head = request->maximum_head_bytes < 0 ? 0 : request->maximum_head_bytes;
    transfer->maximum_body = request->maximum_body_bytes < 0 ? 0 : request->maximum_body_bytes;
    transfer->next = client->transfers;
    if (transfer->next) transfer->next->previous = transfer;
    client->transfers = transfer;
    transfer->easy = curl_easy_init();
    int ok = transfer->easy != NULL;
    for (size_t index = 0; ok && index < request->header_count; index++)
        ok = add_header(transfer, request->headers[index]);
    if (ok) ok = add_header(transfer, "Accept-Encoding: " DECODING_ACCEPTED);
    if (ok) ok = configure(transfer, request) == 0;
    if (ok) ok = curl_multi_add_handle(client->multi, transfer->easy) == CURLM_OK;
    if (!ok) {
        transfer_release(transfer);
        return NULL;
    }
    return transfer;
}

uint64_t transfer_tag(const feed_network_transfer *transfer) { return transfer->tag; }

int64_t transfer_received(const feed_network_transfer *transfer) {
    return (int64_t)transfer->body.count;
}

/* Returns true if an encoded body is truncated. */
static int is_cut_short(const feed_network_transfer *transfer) {
    return transfer->code == CURLE_OK && transfer->decoder &&
           !decoder_is_complete(transfer->decoder);
}

/* Returns true if libcurl's message quotes a proxy's address, possibly with its password. It does
 * for invalid addresses only; no other message about a proxy contains an @. */
static int quotes_proxy(const feed_network_transfer *transfer) {
    return transfer->has_proxy && (strstr(transfer->message, "Unsupported proxy") != NULL ||
                                   strchr(transfer->message, '@') != NULL);
}

/* Returns the status of a proxy that refused the connection; else 0. */
static long proxy_refusal(const feed_network_transfer *transfer) {
    long status = 0;
    if (!transfer->has_proxy || transfer->code == CURLE_OK) return 0;
    curl_easy_getinfo(transfer->easy, CURLINFO_HTTP_CONNECTCODE, &status);
    return status / 100 == 2 ? 0 : status;
}

static feed_network_outcome outcome(const feed_network_transfer *transfer) {
    if (transfer->is_whole) return FEED_NETWORK_COMPLETE;
    if (transfer->has_two_lengths) return FEED_NETWORK_MALFORMED;
    if (is_cut_short(transfer)) return FEED_NETWORK_CUT_SHORT;
    if (transfer->code == CURLE_OK) return FEED_NETWORK_COMPLETE;
    if (transfer->is_wrongly_encoded) return FEED_NETWORK_MALFORMED;
    if (transfer->is_over_head_limit) return FEED_NETWORK_HEAD_TOO_LARGE;
    if (transfer->is_over_body_limit) return FEED_NETWORK_BODY_TOO_LARGE;
    if (proxy_refusal(transfer) != 0) return FEED_NETWORK_PROXY_REFUSED;
    switch (transfer->code) {
    case CURLE_COULDNT_CONNECT:
        if (transfer->has_proxy) return FEED_NETWORK_PROXY_FAILED;
        if (transfer->refused_class >= 0) return FEED_NETWORK_ADDRESS_REFUSED;
        return FEED_NETWORK_CONNECTION_FAILED;
    case CURLE_ABORTED_BY_CALLBACK: return FEED_NETWORK_ADDRESS_REFUSED;
    case CURLE_COULDNT_RESOLVE_HOST: return FEED_NETWORK_HOST_NOT_FOUND;
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_PROXY: return FEED_NETWORK_PROXY_FAILED;
    case CURLE_OPERATION_TIMEDOUT:
        return strstr(transfer->message, "too slow") ? FEED_NETWORK_TOO_SLOW
                                                     : FEED_NETWORK_DEADLINE_PASSED;
    case CURLE_PEER_FAILED_VERIFICATION: return FEED_NETWORK_UNTRUSTED;
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_CACERT_BADFILE: return FEED_NETWORK_TLS_FAILED;
    case CURLE_PARTIAL_FILE:
    case CURLE_GOT_NOTHING:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM: return FEED_NETWORK_CUT_SHORT;
    case CURLE_BAD_CONTENT_ENCODING:
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_WEIRD_SERVER_REPLY: return FEED_NETWORK_MALFORMED;
    case CURLE_URL_MALFORMAT: return FEED_NETWORK_BAD_URL;
    case CURLE_OUT_OF_MEMORY:
        /* libcurl 7 fails this way for a header line that is too long. */
        return transfer->has_body ? FEED_NETWORK_FAILED : FEED_NETWORK_HEAD_TOO_LARGE;
    default: return FEED_NETWORK_FAILED;
    }
}

void transfer_response(const feed_network_transfer *transfer, feed_network_response *response) {
    response->outcome = outcome(transfer);
    response->address_class = transfer->address_class;
    response->refused_class = transfer->refused_class;
    response->proxy_status = (int32_t)proxy_refusal(transfer);
    response->message =
        transfer->has_two_lengths      ? "it says two lengths of its body that differ"
        : transfer->is_wrongly_encoded ? "the body is not in the encoding it is said to be in"
        : is_cut_short(transfer)     ? "the encoded body ends early"
        : quotes_proxy(transfer)     ? "its address can't be used"
        : transfer->message[0]       ? transfer->message
                                     : curl_easy_strerror(transfer->code);
    response->head = transfer->head.bytes;
    response->head_length = transfer->head.count;
    response->body = transfer->body.bytes;
    response->body_length = transfer->body.count;
    curl_off_t microseconds = 0;
    curl_easy_getinfo(transfer->easy, CURLINFO_TOTAL_TIME_T, &microseconds);
    response->elapsed_milliseconds = (int64_t)(microseconds / 1000);
}
