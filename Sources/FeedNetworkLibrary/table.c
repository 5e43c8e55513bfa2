#include "database.h"
#include "transfers.h"

static const feed_network_table table = {
    .version = FEED_NETWORK_VERSION,
    .client_create = client_create,
    .client_destroy = client_destroy,
    .client_descriptor = client_descriptor,
    .client_process = client_process,
    .client_next_finished = client_next_finished,
    .ascii_host = ascii_host,
    .transfer_start = transfer_start,
    .transfer_tag = transfer_tag,
    .transfer_received = transfer_received,
    .transfer_response = transfer_response,
    .transfer_release = transfer_release,
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

__attribute__((visibility("default"))) const feed_network_table *
feed_network_get_table(uint32_t version) {
    return version == FEED_NETWORK_VERSION ? &table : NULL;
}
