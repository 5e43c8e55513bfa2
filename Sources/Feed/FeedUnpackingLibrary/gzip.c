#include "feed_unpacking.h"

#include <stdlib.h>

#include <zlib.h>

/* zlib counts in 32 bits. */
#define STEP_BYTES (1u << 30)
/* The largest window there is, and gzip's header and trailer around what is packed. */
#define GZIP_WINDOW_BITS (15 + 16)

struct feed_unpacker {
    z_stream stream;
    const uint8_t *next;
    size_t left;
    /* Whether a member has come to its end. */
    int is_complete;
};

static feed_unpacker *unpacker_create(const uint8_t *bytes, size_t count) {
    feed_unpacker *unpacker = calloc(1, sizeof *unpacker);
    if (!unpacker) return NULL;
    unpacker->next = bytes;
    unpacker->left = count;
    if (inflateInit2(&unpacker->stream, GZIP_WINDOW_BITS) != Z_OK) {
        free(unpacker);
        return NULL;
    }
    return unpacker;
}

static unsigned step(size_t count) { return count < STEP_BYTES ? (unsigned)count : STEP_BYTES; }

/* Another member may follow; what else follows is nothing. */
static int has_another_member(const feed_unpacker *unpacker) {
    return unpacker->left >= 2 && unpacker->next[0] == 0x1F && unpacker->next[1] == 0x8B;
}

static feed_unpacking_result unpacker_read(feed_unpacker *unpacker, uint8_t *room,
                                           size_t capacity, size_t *length) {
    z_stream *stream = &unpacker->stream;
    *length = 0;
    while (*length < capacity) {
        if (unpacker->is_complete) {
            if (!has_another_member(unpacker)) return FEED_UNPACKING_COMPLETE;
            if (inflateReset(stream) != Z_OK) return FEED_UNPACKING_DAMAGED;
            unpacker->is_complete = 0;
        }
        unsigned given = step(unpacker->left), space = step(capacity - *length);
        stream->next_in = (Bytef *)(uintptr_t)unpacker->next;
        stream->avail_in = given;
        stream->next_out = room + *length;
        stream->avail_out = space;
        int result = inflate(stream, Z_NO_FLUSH);
        unsigned taken = given - stream->avail_in, made = space - stream->avail_out;
        unpacker->next += taken;
        unpacker->left -= taken;
        *length += made;
        if (result == Z_STREAM_END)
            unpacker->is_complete = 1;
        else if (result == Z_MEM_ERROR)
            return FEED_UNPACKING_NO_MEMORY;
        else if (result != Z_OK && result != Z_BUF_ERROR)
            return FEED_UNPACKING_DAMAGED;
        else if (taken == 0 && made == 0)
            return unpacker->left == 0 ? FEED_UNPACKING_CUT_SHORT : FEED_UNPACKING_DAMAGED;
    }
    return FEED_UNPACKING_MORE;
}

static void unpacker_release(feed_unpacker *unpacker) {
    if (!unpacker) return;
    inflateEnd(&unpacker->stream);
    free(unpacker);
}

static const feed_unpacking_table table = {
    .version = FEED_UNPACKING_VERSION,
    .unpacker_create = unpacker_create,
    .unpacker_read = unpacker_read,
    .unpacker_release = unpacker_release,
};

__attribute__((visibility("default"))) const feed_unpacking_table *
feed_unpacking_get_table(uint32_t version);

const feed_unpacking_table *feed_unpacking_get_table(uint32_t version) {
    return version == FEED_UNPACKING_VERSION ? &table : NULL;
}
