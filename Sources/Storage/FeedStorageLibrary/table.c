#include "database.h"

static const feed_storage_table table = {
    .version = FEED_STORAGE_VERSION,
    .database_open = database_open,
    .database_close = database_close,
    .database_execute = database_execute,
    .database_prepare = database_prepare,
    .statement_bind_integer = statement_bind_integer,
    .statement_bind_text = statement_bind_text,
    .statement_bind_bytes = statement_bind_bytes,
    .statement_step = statement_step,
    .statement_integer = statement_integer,
    .statement_bytes = statement_bytes,
    .statement_is_null = statement_is_null,
    .statement_reset = statement_reset,
    .statement_finalize = statement_finalize,
    .database_words = database_words,
};

__attribute__((visibility("default"))) const feed_storage_table *
feed_storage_get_table(uint32_t version) {
    return version == FEED_STORAGE_VERSION ? &table : NULL;
}
