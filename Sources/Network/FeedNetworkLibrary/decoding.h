/* Content codings (RFC 9110, section 8.4.1). Not left to libcurl, which doesn't detect a truncated
 * body. */
#ifndef DECODING_H
#define DECODING_H

#include <stddef.h>
#include <stdint.h>

/* For `Accept-Encoding`. */
#define DECODING_ACCEPTED "gzip, br, zstd"

/* The most codings of a body, as in libcurl. */
#define DECODING_MAXIMUM_CODINGS 5

typedef struct decoder decoder;

typedef enum {
    DECODING_DONE,
    /* Invalid data. */
    DECODING_DAMAGED,
    /* The sink failed. */
    DECODING_REFUSED,
    /* More bytes between two codings than allowed. */
    DECODING_TOO_LARGE
} decoding_result;

/* Receives decoded bytes; returns 0 on failure. */
typedef int (*decoding_sink)(void *context, const uint8_t *bytes, size_t count);

/* Returns zero if a response with this head can be decoded; `*made` is then the decoder, or NULL if
 * nothing is encoded. Ignores unknown codings. `maximum` is the limit on the bytes between two
 * codings. */
int decoder_create(const uint8_t *head, size_t length, size_t maximum, decoder **made);
/* Decodes bytes, with bounded memory. */
decoding_result decoder_take(decoder *decoder, const uint8_t *bytes, size_t count,
                             decoding_sink sink, void *context);
/* Returns true if the body is complete. */
int decoder_is_complete(const decoder *decoder);
void decoder_release(decoder *decoder);

#endif
