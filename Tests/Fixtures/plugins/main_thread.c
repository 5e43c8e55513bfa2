/* Writes for constructor, entry, create, display and finish whether each ran on the main thread:
 * 1 or 0. Also prints to standard output, which plugins should not, without flushing. */
#define _GNU_SOURCE
#define ON_CREATE look();
#include "fixture.h"

#include <sys/syscall.h>
#include <unistd.h>

FEED_PLUGIN_NOTE("id=main-thread\n"
                 "name=Main thread\n"
                 "version=1\n"
                 "views=feed\n");

static char seen[8];
static size_t count;

static void look(void) {
    seen[count++] = syscall(SYS_gettid) == getpid() ? '1' : '0';
}

__attribute__((constructor)) static void construct(void) { look(); }

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    look();
    printf("printed");
    return FEED_STATUS_OK;
}

static feed_status finish(void *context, feed_error *error) {
    look();
    return host->write(host, FEED_STREAM_OUTPUT, seen, count);
}

RENDERER(FEED_VIEW(display), .finish = finish)

feed_status feed_plugin_entry(const feed_entry *entry, const feed_plugin **result,
                              feed_error *error) {
    static const feed_factory factory = {.size = sizeof factory, .create = create};
    static const feed_plugin plugin = {.size = sizeof plugin,
                                       .abi_version = FEED_ABI_VERSION,
                                       .abi_minimum_version = FEED_ABI_VERSION,
                                       .factory = &factory};
    look();
    *result = &plugin;
    return FEED_STATUS_OK;
}
