/* Writes for constructor, entry, create, display and finish whether each ran on the main thread:
 * 1 or 0. Also prints to standard output, which plugins should not, without flushing. */
#define _GNU_SOURCE
#include "feed_plugin.h"

#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

FEED_PLUGIN_NOTE("id=main-thread\n"
                 "name=Main thread\n"
                 "version=1\n"
                 "views=feed\n");

static const feed_host *host;
static char seen[8];
static size_t count;

static void look(void) {
    seen[count++] = syscall(SYS_gettid) == getpid() ? '1' : '0';
}

__attribute__((constructor)) static void construct(void) { look(); }

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    (void)context, (void)feed, (void)error;
    look();
    printf("printed");
    return FEED_STATUS_OK;
}

static feed_status finish(void *context, feed_error *error) {
    (void)context, (void)error;
    look();
    return host->write(host, FEED_STREAM_OUTPUT, seen, count);
}

static void destroy(void *context) { (void)context; }

static feed_status create(const feed_factory *factory, const feed_host *its_host,
                          const feed_configuration *configuration, const feed_renderer **result,
                          feed_error *error) {
    static const feed_view view = {.size = sizeof view, .display = display};
    static const feed_renderer renderer = {
        .size = sizeof renderer, .feed = &view, .finish = finish, .destroy = destroy};
    (void)factory, (void)configuration, (void)error;
    host = its_host;
    look();
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
    look();
    *result = &plugin;
    return FEED_STATUS_OK;
}
