/* Statements by SQLite: what feed_storage_table promises of them. */
#ifndef DATABASE_H
#define DATABASE_H

#include "feed_storage.h"

int32_t database_open(const char *path, int32_t busy_milliseconds,
                      feed_storage_database **database);
void database_close(feed_storage_database *database);
int32_t database_execute(feed_storage_database *database, const char *statements);
int32_t database_prepare(feed_storage_database *database, const char *text,
                         feed_storage_statement **statement);
const char *database_words(int32_t code);

int32_t statement_bind_integer(feed_storage_statement *statement, int32_t index, int64_t value);
int32_t statement_bind_text(feed_storage_statement *statement, int32_t index, const char *text,
                            size_t length);
int32_t statement_bind_bytes(feed_storage_statement *statement, int32_t index,
                             const uint8_t *bytes, size_t length);
int32_t statement_step(feed_storage_statement *statement);
int64_t statement_integer(feed_storage_statement *statement, int32_t column);
const uint8_t *statement_bytes(feed_storage_statement *statement, int32_t column, size_t *length);
int32_t statement_is_null(feed_storage_statement *statement, int32_t column);
void statement_reset(feed_storage_statement *statement);
void statement_finalize(feed_storage_statement *statement);

#endif
