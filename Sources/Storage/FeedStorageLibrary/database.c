#include "database.h"

#include <sqlite3.h>

/* The opaque types of the seam are SQLite's own, by other names. */

static sqlite3 *own(feed_storage_database *database) { return (sqlite3 *)database; }

static sqlite3_stmt *own_statement(feed_storage_statement *statement) {
    return (sqlite3_stmt *)statement;
}

int32_t database_open(const char *path, int32_t busy_milliseconds,
                      feed_storage_database **database) {
    sqlite3 *opened = NULL;
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    int code = sqlite3_open_v2(path, &opened, flags, NULL);
    if (code != SQLITE_OK) {
        sqlite3_close_v2(opened);
        *database = NULL;
        return code;
    }
    sqlite3_busy_timeout(opened, busy_milliseconds);
    *database = (feed_storage_database *)opened;
    return 0;
}

void database_close(feed_storage_database *database) { sqlite3_close_v2(own(database)); }

int32_t database_execute(feed_storage_database *database, const char *statements) {
    return sqlite3_exec(own(database), statements, NULL, NULL, NULL);
}

int32_t database_prepare(feed_storage_database *database, const char *text,
                         feed_storage_statement **statement) {
    sqlite3_stmt *prepared = NULL;
    int code =
        sqlite3_prepare_v3(own(database), text, -1, SQLITE_PREPARE_PERSISTENT, &prepared, NULL);
    *statement = (feed_storage_statement *)prepared;
    return code;
}

const char *database_words(int32_t code) { return sqlite3_errstr(code); }

int32_t statement_bind_integer(feed_storage_statement *statement, int32_t index, int64_t value) {
    return sqlite3_bind_int64(own_statement(statement), index, value);
}

int32_t statement_bind_text(feed_storage_statement *statement, int32_t index, const char *text,
                            size_t length) {
    return sqlite3_bind_text64(own_statement(statement), index, text, length, SQLITE_TRANSIENT,
                               SQLITE_UTF8);
}

int32_t statement_bind_bytes(feed_storage_statement *statement, int32_t index,
                             const uint8_t *bytes, size_t length) {
    /* No bytes are a value too: a NULL pointer would bind NULL. */
    return sqlite3_bind_blob64(own_statement(statement), index, length ? (const void *)bytes : "",
                               length, SQLITE_TRANSIENT);
}

int32_t statement_step(feed_storage_statement *statement) {
    return sqlite3_step(own_statement(statement));
}

int64_t statement_integer(feed_storage_statement *statement, int32_t column) {
    return sqlite3_column_int64(own_statement(statement), column);
}

const uint8_t *statement_bytes(feed_storage_statement *statement, int32_t column,
                               size_t *length) {
    const uint8_t *bytes = sqlite3_column_blob(own_statement(statement), column);
    *length = (size_t)sqlite3_column_bytes(own_statement(statement), column);
    return bytes;
}

int32_t statement_is_null(feed_storage_statement *statement, int32_t column) {
    return sqlite3_column_type(own_statement(statement), column) == SQLITE_NULL;
}

void statement_reset(feed_storage_statement *statement) {
    sqlite3_reset(own_statement(statement));
    sqlite3_clear_bindings(own_statement(statement));
}

void statement_finalize(feed_storage_statement *statement) {
    sqlite3_finalize(own_statement(statement));
}
