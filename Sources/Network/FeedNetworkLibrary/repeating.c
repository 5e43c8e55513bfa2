#define _GNU_SOURCE
#include <stdlib.h>

#include "transfer_state.h"

curl_off_t elapsed_microseconds(const feed_network_transfer *transfer) {
    curl_off_t last = 0;
    curl_easy_getinfo(transfer->easy, CURLINFO_TOTAL_TIME_T, &last);
    return transfer->earlier_microseconds + last;
}

/* Basic is sent unasked, since some servers answer with something else instead of a challenge.
 * Returns true if the server or the proxy wants Digest (RFC 7616), and prepares it, once for each. */
static int wants_digest(feed_network_transfer *transfer) {
    long status = 0, connected = 0, offered = 0, offered_by_proxy = 0;
    curl_easy_getinfo(transfer->easy, CURLINFO_RESPONSE_CODE, &status);
    curl_easy_getinfo(transfer->easy, CURLINFO_HTTP_CONNECTCODE, &connected);
    curl_easy_getinfo(transfer->easy, CURLINFO_HTTPAUTH_AVAIL, &offered);
    curl_easy_getinfo(transfer->easy, CURLINFO_PROXYAUTH_AVAIL, &offered_by_proxy);
    int refused = transfer->has_password && status == 401 && offered & (long)CURLAUTH_DIGEST;
    int refused_by_proxy = transfer->has_proxy_password && (status == 407 || connected == 407) &&
                           offered_by_proxy & (long)CURLAUTH_DIGEST;
    if (refused) {
        curl_easy_setopt(transfer->easy, CURLOPT_HTTPAUTH, CURLAUTH_DIGEST);
        transfer->has_password = 0;
    }
    if (refused_by_proxy) {
        curl_easy_setopt(transfer->easy, CURLOPT_PROXYAUTH, CURLAUTH_DIGEST);
        transfer->has_proxy_password = 0;
    }
    return refused || refused_by_proxy;
}

/* Returns true if a connection ended before any answer: by GOAWAY (RFC 9113, section 6.8), or by a
 * server that restarts. A GET is safe to repeat (RFC 9110, section 9.2.2). */
static int is_unanswered(feed_network_transfer *transfer) {
    if (transfer->is_repeated || transfer->head_total != 0) return 0;
    switch (transfer->code) {
    case CURLE_GOT_NOTHING:
    case CURLE_PARTIAL_FILE:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM: break;
    default: return 0;
    }
    curl_easy_setopt(transfer->easy, CURLOPT_FRESH_CONNECT, 1L);
    transfer->is_repeated = 1;
    return 1;
}

int transfer_repeat(feed_network_transfer *transfer) {
    curl_off_t microseconds = elapsed_microseconds(transfer);
    int64_t rest = transfer->timeout_milliseconds - (int64_t)(microseconds / 1000);
    if (rest <= 0 || !(wants_digest(transfer) || is_unanswered(transfer))) return 0;
    CURLM *multi = transfer->client->multi;
    curl_easy_setopt(transfer->easy, CURLOPT_TIMEOUT_MS, (long)rest);
    curl_multi_remove_handle(multi, transfer->easy);
    if (curl_multi_add_handle(multi, transfer->easy) != CURLM_OK) return 0;
    transfer->earlier_microseconds = microseconds;
    transfer->client->buffered -= transfer->body.count;
    transfer->head.count = transfer->body.count = 0;
    decoder_release(transfer->decoder);
    transfer->decoder = NULL;
    transfer->has_body = transfer->is_whole = transfer->is_over_body_limit = 0;
    transfer->is_over_shared_limit = transfer->is_wrongly_encoded = 0;
    transfer->length_fault = NULL;
    transfer->received = 0;
    transfer->message[0] = '\0';
    return 1;
}
