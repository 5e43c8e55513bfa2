/* Writes the stored state, and stores it with another byte. Also tries to store too much, and an
 * invalid value, which the host refuses. */
#include "fixture.h"

FEED_PLUGIN_NOTE("id=memory\n" "name=Memory\n" "version=1.0\n" "views=feed\n"
                 "requires=feedhost.memory/1\n");

static char much[FEED_MEMORY_MAXIMUM_LENGTH + 1];

static feed_status display(void *context, const feed_view_model *feed, feed_error *error) {
    const feed_memory_extension *memory = host->get_extension(host, FEED_EXTENSION_MEMORY);
    feed_writer output = feed_writer_to(host, FEED_STREAM_OUTPUT);
    feed_string kept = memory->recall(host);
    feed_put(&output, kept);
    char next[64] = {0};
    size_t length = kept.length < 32 ? kept.length : 32;
    if (length > 0) memcpy(next, kept.bytes, length);
    /* Not UTF-8. */
    next[length] = (char)0xFF;
    memory->keep(host, next, length + 1);
    memory->keep(host, much, sizeof much);
    memory->keep(host, NULL, 5);
    memory->keep(host, much, SIZE_MAX);
    return output.status;
}

FIXTURE(FEED_VIEW(display))
