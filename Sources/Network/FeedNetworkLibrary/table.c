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
    .transfer_has_address = transfer_has_address,
    .transfer_received = transfer_received,
    .transfer_response = transfer_response,
    .transfer_release = transfer_release,
};

__attribute__((visibility("default"))) const feed_network_table *
feed_network_get_table(uint32_t version) {
    return version == FEED_NETWORK_VERSION ? &table : NULL;
}
