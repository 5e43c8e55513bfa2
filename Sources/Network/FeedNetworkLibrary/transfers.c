#define _GNU_SOURCE
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "transfer_state.h"

static void unlist(feed_network_transfer *transfer) {
    feed_network_client *client = transfer->client;
    feed_network_transfer **link = &client->first_finished;
    while (*link && *link != transfer) link = &(*link)->next_finished;
    if (*link) *link = transfer->next_finished;
    while (*link) link = &(*link)->next_finished;
    client->last_finished = link;
}

void transfer_release(feed_network_transfer *transfer) {
    feed_network_client *client = transfer->client;
    unlist(transfer);
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
    SET(CURLOPT_HEADERFUNCTION, receive_head);
    SET(CURLOPT_HEADERDATA, transfer);
    SET(CURLOPT_WRITEFUNCTION, receive_body);
    SET(CURLOPT_WRITEDATA, transfer);
    SET(CURLOPT_HTTP_CONTENT_DECODING, 0L);
    /* What a proxy says of the connection is no answer of the server. */
    SET(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
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
    /* A transfer that ends during a look-up does not wait for that, which would hold up all. */
    curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
    return failures;
}

int32_t ascii_host(const char *url, char *host, size_t capacity) {
    int32_t is_written = 0;
    /* libidn2 uses the encoding of the thread's locale. */
    locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    locale_t before = utf8 ? uselocale(utf8) : (locale_t)0;
    CURLU *parts = curl_url();
    char *found = NULL;
    if (parts && curl_url_set(parts, CURLUPART_URL, url, 0) == CURLUE_OK &&
        curl_url_get(parts, CURLUPART_HOST, &found, CURLU_PUNYCODE) == CURLUE_OK)
        is_written = (size_t)snprintf(host, capacity, "%s", found) < capacity;
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

/* Returns true if an address contains a name and a password. */
static int has_credentials(const char *url) {
    const char *authority = strstr(url, "://");
    authority = authority ? authority + 3 : url;
    return memchr(authority, '@', strcspn(authority, "/?#")) != NULL;
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
    transfer->has_password = has_credentials(request->url);
    transfer->has_proxy_password = has_credentials(request->proxy);
    transfer->timeout_milliseconds = request->timeout_milliseconds;
    transfer->maximum_head = request->maximum_head_bytes < 0 ? 0 : request->maximum_head_bytes;
    transfer->maximum_body = request->maximum_body_bytes < 0 ? 0 : request->maximum_body_bytes;
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

int32_t transfer_has_address(const feed_network_transfer *transfer) {
    return transfer->has_address;
}

int64_t transfer_received(const feed_network_transfer *transfer) {
    return (int64_t)transfer->body.count;
}
