/* Maps memory that the kernel may take back, as the C library does for random numbers from glibc 2.41 on. Draws whether
 * it was refused; a kernel that does not know the kind answers EINVAL or ENOTSUP. */
#define _GNU_SOURCE
#include "fixture.h"

#include <errno.h>
#include <sys/mman.h>

FEED_PLUGIN_NOTE("id=droppable\n" "name=Droppable\n" "version=1.0\n" "views=feed\n");

#ifndef MAP_DROPPABLE
#define MAP_DROPPABLE 0x08
#endif

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    feed_writer output = feed_writer_to(host, FEED_STREAM_OUTPUT);
    void *memory = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_DROPPABLE | MAP_ANONYMOUS, -1, 0);
    int is_refused = memory == MAP_FAILED && (errno == EACCES || errno == EPERM);
    feed_put_words(&output, is_refused ? "refused\n" : "mapped\n");
    memory = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_DROPPABLE | MAP_ANONYMOUS, -1, 0);
    feed_put_words(&output, memory == MAP_FAILED && errno == EACCES ? "no code\n" : "code\n");
    return output.status;
}

FIXTURE(FEED_VIEW(display))
