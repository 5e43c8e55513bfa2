#define _GNU_SOURCE
#include <string.h>

#include "transfer_state.h"

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

/* CURLE_TOO_LARGE, which older headers of libcurl lack. */
enum { TOO_LARGE = 100 };

static feed_network_outcome outcome(const feed_network_transfer *transfer) {
    if (transfer->is_whole) return FEED_NETWORK_COMPLETE;
    if (transfer->length_fault) return FEED_NETWORK_MALFORMED;
    if (is_cut_short(transfer)) return FEED_NETWORK_CUT_SHORT;
    if (transfer->code == CURLE_OK) return FEED_NETWORK_COMPLETE;
    if (transfer->is_wrongly_encoded) return FEED_NETWORK_MALFORMED;
    if (transfer->is_over_head_limit) return FEED_NETWORK_HEAD_TOO_LARGE;
    if (transfer->is_over_body_limit) return FEED_NETWORK_BODY_TOO_LARGE;
    if (proxy_refusal(transfer) != 0) return FEED_NETWORK_PROXY_REFUSED;
    switch ((int)transfer->code) {
    case CURLE_COULDNT_CONNECT:
        if (transfer->has_proxy) return FEED_NETWORK_PROXY_FAILED;
        if (transfer->refused_class >= 0) return FEED_NETWORK_ADDRESS_REFUSED;
        return FEED_NETWORK_CONNECTION_FAILED;
    case CURLE_ABORTED_BY_CALLBACK: return FEED_NETWORK_ADDRESS_REFUSED;
    case CURLE_COULDNT_RESOLVE_HOST:
        /* A proxy finds the host itself; libcurl 8.14 now and then says this of the proxy's own name. */
        return transfer->has_proxy ? FEED_NETWORK_PROXY_FAILED : FEED_NETWORK_HOST_NOT_FOUND;
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
    case TOO_LARGE:
        /* A header line that is too long; out of memory before libcurl 8.6. */
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
        transfer->length_fault         ? transfer->length_fault
        : transfer->is_wrongly_encoded ? "the body is not in the encoding it is said to be in"
        : is_cut_short(transfer)     ? "the encoded body ends early"
        : transfer->is_over_shared_limit ? "too much is being loaded at the same time"
        : quotes_proxy(transfer)     ? "its address can't be used"
        : transfer->message[0]       ? transfer->message
                                     : curl_easy_strerror(transfer->code);
    response->head = transfer->head.bytes;
    response->head_length = transfer->head.count;
    /* Of a coded body that is damaged, nothing counts. */
    int is_usable = !transfer->decoder || decoder_is_complete(transfer->decoder);
    response->body = transfer->body.bytes;
    response->body_length = is_usable ? transfer->body.count : 0;
    response->elapsed_milliseconds = (int64_t)(elapsed_microseconds(transfer) / 1000);
}
