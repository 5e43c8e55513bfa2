/* Transfers with libcurl; see feed_network_table. */
#ifndef TRANSFERS_H
#define TRANSFERS_H

#include "feed_network.h"

feed_network_client *client_create(feed_network_classify classify);
void client_destroy(feed_network_client *client);
int32_t client_descriptor(const feed_network_client *client);
void client_process(feed_network_client *client);
feed_network_transfer *client_next_finished(feed_network_client *client);

int32_t ascii_host(const char *url, char *host, size_t capacity);
feed_network_transfer *transfer_start(feed_network_client *client,
                                      const feed_network_request *request, uint64_t tag);
uint64_t transfer_tag(const feed_network_transfer *transfer);
int32_t transfer_has_address(const feed_network_transfer *transfer);
int64_t transfer_received(const feed_network_transfer *transfer);
void transfer_response(const feed_network_transfer *transfer, feed_network_response *response);
void transfer_release(feed_network_transfer *transfer);

#endif
