/* Takes a second for its feed, however often it is interrupted; writes as many megabytes as MEGABYTES
 * says, and then the titles.
 */
#define _POSIX_C_SOURCE 200809L
#include "feed_plugin.h"

#include <errno.h>
#include <stddef.h>
#include <time.h>

#ifndef MEGABYTES
#define MEGABYTES 0
#endif

FEED_PLUGIN_NOTE("id=slow\n" "name=Slow\n" "version=1\n" "views=feed\n");

static const feed_host *host;

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    (void)error;
    static char lines[1 << 20];
    struct timespec rest = {1, 0};
    (void)context;
    while (nanosleep(&rest, &rest) != 0 && errno == EINTR) continue;
    for (size_t i = 0; i < sizeof lines; i++) lines[i] = i % 80 == 79 ? '\n' : 'x';
    for (int i = 0; i < MEGABYTES; i++)
        host->write(host, FEED_STREAM_OUTPUT, lines, sizeof lines);
    for (uint64_t i = 0; i < model->item_count; i++) {
        const feed_item *item = model->item(model, i);
        host->write(host, FEED_STREAM_OUTPUT, item->title.bytes, item->title.length);
        host->write(host, FEED_STREAM_OUTPUT, "\n", 1);
    }
    return FEED_STATUS_OK;
}

static void destroy(void *context) { (void)context; }

static feed_status create(const feed_factory *factory, const feed_host *its_host,
                          const feed_configuration *configuration, const feed_renderer **result,
                          feed_error *error) {
    static const feed_view feed = {sizeof feed, display};
    static const feed_renderer renderer = {
        .size = sizeof renderer, .feed = &feed, .destroy = destroy};
    (void)factory;
    (void)configuration;
    (void)error;
    host = its_host;
    *result = &renderer;
    return FEED_STATUS_OK;
}

feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **result,
                              feed_error *error) {
    static const feed_factory factory = {.size = sizeof factory, .create = create};
    static const feed_plugin plugin = {.size = sizeof plugin,
                                       .abi_version = FEED_ABI_VERSION,
                                       .abi_minimum_version = FEED_ABI_VERSION,
                                       .factory = &factory};
    (void)entry, (void)error;
    *result = &plugin;
    return FEED_STATUS_OK;
}
