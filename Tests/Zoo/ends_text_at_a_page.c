/* Passes text without a NUL, right before memory that can't be read. */
#define ZOO_DISPLAY \
    static const char text[] = "<p>at the end of a page"; \
    size_t length = sizeof text - 1; \
    char *pages = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0); \
    if (pages == MAP_FAILED || mprotect(pages + 4096, 4096, PROT_NONE) != 0) abort(); \
    feed_string end = {memcpy(pages + 4096 - length, text, length), length}; \
    const feed_plain_text_extension *plain = \
        host->get_extension(host, FEED_EXTENSION_PLAIN_TEXT); \
    const feed_memory_extension *memory = host->get_extension(host, FEED_EXTENSION_MEMORY); \
    if (plain != NULL && plain->text(host, end).length == 0) abort(); \
    if (memory != NULL && memory->keep(host, end.bytes, end.length) != FEED_STATUS_OK) abort(); \
    host->log(host, FEED_LOG_WARNING, end); \
    feed_status written = host->write(host, FEED_STREAM_OUTPUT, end.bytes, end.length); \
    munmap(pages, 8192); \
    if (written != FEED_STATUS_OK) return written;
#include "zoo.h"
