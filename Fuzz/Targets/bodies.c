/* Decodes response bodies. The first byte selects the coding and how the body is split. */
#include "decoding.h"

#include <string.h>

static int count_bytes(void *context, const uint8_t *bytes, size_t count) {
    size_t *total = context;
    (void)bytes;
    *total += count;
    return *total < 1u << 20;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    static const char *const heads[] = {
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n", "Content-Encoding: deflate\r\n",
        "content-encoding:br\r\n", "Content-Encoding: zstd\n",
        "Content-Encoding: gzip, gzip\n", "Content-Encoding: deflate, br\n",
        "Content-Encoding: zstd\nContent-Encoding: gzip\n", "Content-Encoding: br, zstd, deflate\n"};
    if (length == 0) return 0;
    const char *head = heads[bytes[0] & 7];
    size_t step = 1 + (bytes[0] >> 3), total = 0;
    decoder *decoder;
    if (decoder_create((const uint8_t *)head, strlen(head), 1u << 20, &decoder) != 0 || !decoder)
        __builtin_trap();
    for (size_t start = 1; start < length; start += step) {
        size_t count = step < length - start ? step : length - start;
        if (decoder_take(decoder, bytes + start, count, count_bytes, &total) != DECODING_DONE)
            break;
    }
    decoder_is_complete(decoder);
    decoder_release(decoder);
    /* The server also controls the head. */
    if (decoder_create(bytes, length, 1u << 20, &decoder) == 0) decoder_release(decoder);
    return 0;
}
