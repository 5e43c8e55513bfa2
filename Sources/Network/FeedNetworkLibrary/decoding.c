#define _GNU_SOURCE
#include "decoding.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <brotli/decode.h>
#include <zlib.h>
#include <zstd.h>

#define CHUNK_BYTES 32768u
/* The largest window that servers may use: 8 MB (RFC 9659). */
#define ZSTD_WINDOW_LOG 23

enum coding { CODING_NONE, CODING_GZIP, CODING_DEFLATE, CODING_BROTLI, CODING_ZSTD };

struct decoder {
    enum coding coding;
    /* Decodes the output, where the body was encoded several times; else NULL. */
    decoder *inner;
    /* The bytes passed to `inner`, their limit, and its last result. */
    size_t passed;
    size_t maximum;
    decoding_result inner_result;
    int has_begun;
    int is_complete;
    /* Of gzip and deflate: something else follows. */
    int has_ended;
    z_stream gzip;
    BrotliDecoderState *brotli;
    ZSTD_DCtx *zstd;
};

static enum coding coding_named(const uint8_t *name, size_t length) {
    static const struct {
        const char *name;
        enum coding coding;
    } known[] = {{"gzip", CODING_GZIP}, {"x-gzip", CODING_GZIP}, {"deflate", CODING_DEFLATE},
                 {"br", CODING_BROTLI}, {"zstd", CODING_ZSTD}};
    for (size_t index = 0; index < sizeof known / sizeof *known; index++)
        if (length == strlen(known[index].name) &&
            strncasecmp((const char *)name, known[index].name, length) == 0)
            return known[index].coding;
    return CODING_NONE;
}

/* The codings of a body in the order in which they were applied. */
typedef struct {
    enum coding all[DECODING_MAXIMUM_CODINGS];
    size_t count;
    int are_too_many;
} codings;

/* Adds a field's codings. Words that are no coding, such as `aws-chunked`, `UTF-8` or `none`, are
 * ignored as in browsers. */
static void parse_value(const uint8_t *value, size_t length, codings *found) {
    size_t position = 0;
    while (position < length) {
        size_t start = position;
        while (position < length && value[position] != ',') position++;
        size_t end = position++;
        while (start < end && strchr(" \t\r\n", value[start])) start++;
        while (end > start && strchr(" \t\r\n", value[end - 1])) end--;
        enum coding named = coding_named(value + start, end - start);
        if (named == CODING_NONE) continue;
        if (found->count == DECODING_MAXIMUM_CODINGS)
            found->are_too_many = 1;
        else
            found->all[found->count++] = named;
    }
}

static codings find_codings(const uint8_t *head, size_t length) {
    static const char name[] = "content-encoding:";
    size_t name_length = sizeof name - 1;
    codings found = {.count = 0};
    const uint8_t *end = head + length;
    for (const uint8_t *line = head; line && line < end;) {
        const uint8_t *next = memchr(line, '\n', (size_t)(end - line));
        size_t count = (size_t)((next ? next : end) - line);
        if (count > name_length && strncasecmp((const char *)line, name, name_length) == 0)
            parse_value(line + name_length, count - name_length, &found);
        line = next ? next + 1 : NULL;
    }
    return found;
}

static decoder *create_one(enum coding coding) {
    decoder *decoder = calloc(1, sizeof *decoder);
    if (!decoder) return NULL;
    decoder->coding = coding;
    int is_ready = 1;
    if (coding == CODING_BROTLI) {
        decoder->brotli = BrotliDecoderCreateInstance(NULL, NULL, NULL);
        is_ready = decoder->brotli != NULL;
    } else if (coding == CODING_ZSTD) {
        decoder->zstd = ZSTD_createDCtx();
        is_ready = decoder->zstd && !ZSTD_isError(ZSTD_DCtx_setParameter(
                                        decoder->zstd, ZSTD_d_windowLogMax, ZSTD_WINDOW_LOG));
    }
    if (is_ready) return decoder;
    decoder_release(decoder);
    return NULL;
}

int decoder_create(const uint8_t *head, size_t length, size_t maximum, decoder **made) {
    *made = NULL;
    codings found = find_codings(head, length);
    if (found.are_too_many) return -1;
    for (size_t index = 0; index < found.count; index++) {
        decoder *outer = create_one(found.all[index]);
        if (!outer) {
            decoder_release(*made);
            *made = NULL;
            return -1;
        }
        outer->inner = *made;
        outer->maximum = maximum;
        *made = outer;
    }
    return 0;
}

/* deflate means the zlib format or, against the standard, raw deflate. */
static int begin_inflating(decoder *decoder, uint8_t first) {
    int has_zlib_header = (first & 0x0F) == 8 && first >> 4 <= 7;
    int bits = decoder->coding == CODING_GZIP ? 15 + 32 : has_zlib_header ? 15 : -15;
    decoder->has_begun = 1;
    return inflateInit2(&decoder->gzip, bits) == Z_OK;
}

static decoding_result take_gzip(decoder *decoder, const uint8_t *bytes, size_t count,
                                 decoding_sink sink, void *context) {
    uint8_t chunk[CHUNK_BYTES];
    z_stream *stream = &decoder->gzip;
    if (!decoder->has_begun && !begin_inflating(decoder, bytes[0])) return DECODING_DAMAGED;
    stream->next_in = (Bytef *)(uintptr_t)bytes;
    stream->avail_in = (uInt)count;
    while (1) {
        if (decoder->is_complete) {
            /* gzip may have more members; anything else is ignored, with all behind it. */
            if (stream->avail_in == 0) return DECODING_DONE;
            if (decoder->coding != CODING_GZIP || stream->next_in[0] != 0x1F)
                decoder->has_ended = 1;
            if (decoder->has_ended) return DECODING_DONE;
            if (inflateReset(stream) != Z_OK) return DECODING_DAMAGED;
            decoder->is_complete = 0;
        }
        stream->next_out = chunk;
        stream->avail_out = sizeof chunk;
        int result = inflate(stream, Z_NO_FLUSH);
        size_t made = sizeof chunk - stream->avail_out;
        if (made > 0 && !sink(context, chunk, made)) return DECODING_REFUSED;
        if (result == Z_STREAM_END)
            decoder->is_complete = 1;
        else if (result == Z_BUF_ERROR || (result == Z_OK && stream->avail_in == 0 && made == 0))
            return DECODING_DONE;
        else if (result != Z_OK)
            return DECODING_DAMAGED;
    }
}

static decoding_result take_brotli(decoder *decoder, const uint8_t *bytes, size_t count,
                                   decoding_sink sink, void *context) {
    uint8_t chunk[CHUNK_BYTES];
    while (!decoder->is_complete) {
        uint8_t *next_out = chunk;
        size_t room = sizeof chunk;
        BrotliDecoderResult result = BrotliDecoderDecompressStream(
            decoder->brotli, &count, &bytes, &room, &next_out, NULL);
        size_t made = sizeof chunk - room;
        if (made > 0 && !sink(context, chunk, made)) return DECODING_REFUSED;
        if (result == BROTLI_DECODER_RESULT_ERROR) return DECODING_DAMAGED;
        if (result == BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT) return DECODING_DONE;
        decoder->is_complete = result == BROTLI_DECODER_RESULT_SUCCESS;
    }
    return DECODING_DONE;
}

static decoding_result take_zstd(decoder *decoder, const uint8_t *bytes, size_t count,
                                 decoding_sink sink, void *context) {
    uint8_t chunk[CHUNK_BYTES];
    ZSTD_inBuffer input = {bytes, count, 0};
    int is_chunk_full = 0;
    /* A full chunk may be followed by more. */
    while (input.pos < input.size || is_chunk_full) {
        ZSTD_outBuffer output = {chunk, sizeof chunk, 0};
        size_t result = ZSTD_decompressStream(decoder->zstd, &output, &input);
        if (output.pos > 0 && !sink(context, chunk, output.pos)) return DECODING_REFUSED;
        if (ZSTD_isError(result)) return DECODING_DAMAGED;
        decoder->is_complete = result == 0;
        is_chunk_full = output.pos == sizeof chunk && result != 0;
    }
    return DECODING_DONE;
}

static decoding_result take(decoder *decoder, const uint8_t *bytes, size_t count,
                            decoding_sink sink, void *context) {
    switch (decoder->coding) {
    case CODING_BROTLI: return take_brotli(decoder, bytes, count, sink, context);
    case CODING_ZSTD: return take_zstd(decoder, bytes, count, sink, context);
    default: return take_gzip(decoder, bytes, count, sink, context);
    }
}

/* The sink of a decoder whose output is decoded further. */
typedef struct {
    decoder *decoder;
    decoding_sink sink;
    void *context;
} inner_sink;

static int pass_on(void *context, const uint8_t *bytes, size_t count) {
    inner_sink *to = context;
    decoder *decoder = to->decoder;
    if (count > decoder->maximum - decoder->passed) {
        decoder->inner_result = DECODING_TOO_LARGE;
        return 0;
    }
    decoder->passed += count;
    decoder->inner_result = decoder_take(decoder->inner, bytes, count, to->sink, to->context);
    return decoder->inner_result == DECODING_DONE;
}

decoding_result decoder_take(decoder *decoder, const uint8_t *bytes, size_t count,
                             decoding_sink sink, void *context) {
    if (count == 0) return DECODING_DONE;
    if (!decoder->inner) return take(decoder, bytes, count, sink, context);
    inner_sink inner = {decoder, sink, context};
    decoding_result result = take(decoder, bytes, count, pass_on, &inner);
    return result == DECODING_REFUSED ? decoder->inner_result : result;
}

int decoder_is_complete(const decoder *decoder) {
    return decoder->is_complete && (!decoder->inner || decoder_is_complete(decoder->inner));
}

void decoder_release(decoder *decoder) {
    if (!decoder) return;
    decoder_release(decoder->inner);
    if (decoder->has_begun) inflateEnd(&decoder->gzip);
    if (decoder->brotli) BrotliDecoderDestroyInstance(decoder->brotli);
    ZSTD_freeDCtx(decoder->zstd);
    free(decoder);
}
