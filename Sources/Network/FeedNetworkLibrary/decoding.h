/* The codings a body may come in (RFC 9110, section 8.4.1). libcurl decodes them, too; but it
   does not tell a body that ends early from one that is whole. */
#ifndef DECODING_H
#define DECODING_H

#include <stddef.h>
#include <stdint.h>

/* What is asked for. */
#define DECODING_ACCEPTED "gzip, br, zstd"

typedef struct decoder decoder;

/* What came of some bytes. */
typedef enum {
    DECODING_DONE,
    /* They are not what they are said to be. */
    DECODING_DAMAGED,
    /* The sink took no more. */
    DECODING_REFUSED
} decoding_result;

/* Takes decoded bytes; 0 where it takes no more. */
typedef int (*decoding_sink)(void *context, const uint8_t *bytes, size_t count);

/* The coding of a response with this head. Zero where it can be decoded: `*made` is then the
   decoder, or NULL where nothing is coded. Words that name no coding are passed over. */
int decoder_create(const uint8_t *head, size_t length, decoder **made);
/* Decodes some bytes, with a little memory however much they become. */
decoding_result decoder_take(decoder *decoder, const uint8_t *bytes, size_t count,
                             decoding_sink sink, void *context);
/* Whether what has come is whole. */
int decoder_is_complete(const decoder *decoder);
void decoder_release(decoder *decoder);

#endif
