#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "transfer_state.h"

/* The limit on decoded bytes of all running transfers; a single one may have more if it is alone. */
#define MAXIMUM_BUFFERED ((size_t)256 << 20)

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

size_t receive_head(char *bytes, size_t size, size_t count, void *context) {
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
    transfer->is_over_body_limit = length > transfer->maximum_body - transfer->body.count;
    transfer->is_over_shared_limit =
        client->buffered > most || length > most - client->buffered;
    if (transfer->is_over_body_limit || transfer->is_over_shared_limit) return 0;
    if (!append(&transfer->body, bytes, length, transfer->maximum_body)) return 0;
    client->buffered += length;
    return 1;
}

/* Returns the fault of a head's lengths (RFC 9110, section 8.6); NULL if there is none. */
static const char *length_fault(const buffer *head) {
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
                    if (length > INT64_MAX / 16) return "it says a length that no body has";
                    length = (length < 0 ? 0 : length) * 10 + (*byte - '0');
                }
                byte++;
                if (length < 0) continue;
                if (said >= 0 && said != length)
                    return "it says two lengths of its body that differ";
                said = length;
            }
        }
        line = next ? next + 1 : NULL;
    }
    return NULL;
}

/* Returns true if a shorter body is complete, since some servers send the decoded length. */
static int is_whole_decoded(const feed_network_transfer *transfer) {
    curl_off_t said = -1;
    if (!transfer->decoder || !decoder_is_complete(transfer->decoder)) return 0;
    curl_easy_getinfo(transfer->easy, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T, &said);
    return said > transfer->received && (size_t)said == transfer->body.count;
}

size_t receive_body(char *bytes, size_t size, size_t count, void *context) {
    feed_network_transfer *transfer = context;
    size_t length = size * count;
    transfer->received += (curl_off_t)length;
    if (!transfer->has_body) {
        transfer->has_body = 1;
        transfer->length_fault = length_fault(&transfer->head);
        if (transfer->length_fault) return 0;
        if (decoder_create(transfer->head.bytes, transfer->head.count, transfer->maximum_body,
                           &transfer->decoder) != 0) {
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
    case DECODING_TOO_LARGE: transfer->is_over_body_limit = 1; return 0;
    default: return 0;
    }
}
