/*
 * The seam between feedhost and the library that unpacks documents for it.
 *
 * The library speaks to zlib. It is opened only when a document is packed, so that no other pays for
 * it. It hands out what it unpacks piece by piece: how much there may be is the caller's to decide.
 */
#ifndef FEED_UNPACKING_H
#define FEED_UNPACKING_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Raised whenever anything below changes: host and library are built together. */
#define FEED_UNPACKING_VERSION 1u

/* The name of the one exported function, a feed_unpacking_entry. */
#define FEED_UNPACKING_ENTRY "feed_unpacking_get_table"

typedef struct feed_unpacker feed_unpacker;

/* What came of reading. */
typedef int32_t feed_unpacking_result;
enum {
    FEED_UNPACKING_MORE = 0,      /* the room is full; there may be more */
    FEED_UNPACKING_COMPLETE = 1,  /* that was all */
    FEED_UNPACKING_CUT_SHORT = 2, /* that was all there is, and something is missing */
    FEED_UNPACKING_DAMAGED = 3,   /* the rest cannot be unpacked */
    FEED_UNPACKING_NO_MEMORY = 4  /* it takes more memory than there is */
};

typedef struct feed_unpacking_table {
    uint32_t version;
    /* Begins to unpack a gzip file (RFC 1952), whose bytes are borrowed until unpacker_release. NULL
       where there is no memory. Owned by the caller. */
    feed_unpacker *(*unpacker_create)(const uint8_t *bytes, size_t count);
    /* Unpacks into the room there is, and tells how much of it was used. */
    feed_unpacking_result (*unpacker_read)(feed_unpacker *unpacker, uint8_t *room,
                                           size_t capacity, size_t *length);
    void (*unpacker_release)(feed_unpacker *unpacker);
} feed_unpacking_table;

/* The library's functions, for ever valid; NULL where the library is not of this version. */
typedef const feed_unpacking_table *(*feed_unpacking_entry)(uint32_t version);

#ifdef __cplusplus
}
#endif

#endif
