/*
 * The seam between feedhost and the library that keeps things in SQLite files for it.
 *
 * The library is opened only when something kept is needed: the cache of what came from the network,
 * or a person's read marks. All policy stays with the caller: here is a database that runs
 * statements.
 *
 * Threads: everything is called from one thread.
 */
#ifndef FEED_STORAGE_H
#define FEED_STORAGE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Raised whenever anything below changes: host and library are built together. */
#define FEED_STORAGE_VERSION 1u

/* The name of the one exported function, a feed_storage_entry. */
#define FEED_STORAGE_ENTRY "feed_storage_get_table"

typedef struct feed_storage_database feed_storage_database;
typedef struct feed_storage_statement feed_storage_statement;

/* What feed_storage_table.statement_step answers; other values are SQLite's error codes. */
enum { FEED_STORAGE_ROW = 100, FEED_STORAGE_DONE = 101 };

typedef struct feed_storage_table {
    uint32_t version;

    /* Opens the file at `path`, creating it where there is none; a lock somebody else holds is
       waited for up to `busy_milliseconds`. Zero, or SQLite's error code. */
    int32_t (*database_open)(const char *path, int32_t busy_milliseconds,
                             feed_storage_database **database);
    /* All statements must be finalized before. */
    void (*database_close)(feed_storage_database *database);
    /* Runs statements that give no rows. Zero, or SQLite's error code. */
    int32_t (*database_execute)(feed_storage_database *database, const char *statements);
    /* Zero, or SQLite's error code. */
    int32_t (*database_prepare)(feed_storage_database *database, const char *text,
                                feed_storage_statement **statement);

    /* Parameters are counted from 1; text and bytes are copied. */
    int32_t (*statement_bind_integer)(feed_storage_statement *statement, int32_t index,
                                      int64_t value);
    int32_t (*statement_bind_text)(feed_storage_statement *statement, int32_t index,
                                   const char *text, size_t length);
    int32_t (*statement_bind_bytes)(feed_storage_statement *statement, int32_t index,
                                    const uint8_t *bytes, size_t length);
    int32_t (*statement_step)(feed_storage_statement *statement);
    /* Columns are counted from 0. Bytes are valid until the next step or reset. */
    int64_t (*statement_integer)(feed_storage_statement *statement, int32_t column);
    const uint8_t *(*statement_bytes)(feed_storage_statement *statement, int32_t column,
                                      size_t *length);
    /* Whether the value is NULL: 1 or 0. */
    int32_t (*statement_is_null)(feed_storage_statement *statement, int32_t column);
    /* Makes the statement ready to run again, with all parameters NULL. */
    void (*statement_reset)(feed_storage_statement *statement);
    void (*statement_finalize)(feed_storage_statement *statement);
    /* Words for an error code, for ever valid. */
    const char *(*database_words)(int32_t code);
} feed_storage_table;

/* The library's functions, for ever valid; NULL where the library is not of this version. */
typedef const feed_storage_table *(*feed_storage_entry)(uint32_t version);

#ifdef __cplusplus
}
#endif

#endif
