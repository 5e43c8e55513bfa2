/* Calls from create the functions that the contract permits there. */
#define ZOO_CREATE \
    static const char words[] = "made"; \
    feed_string said = {words, 4}; \
    given->log(given, FEED_LOG_DEBUG, said); \
    sink += (int)given->environment(given)->output->columns; \
    sink += (int)given->words(given, "retry").before.length; \
    sink += given->is_granted(given, "network"); \
    const feed_event_loop_extension *loop = given->get_extension(given, FEED_EXTENSION_EVENT_LOOP); \
    if (loop != NULL) { sink += (int)loop->descriptor(given); loop->wake(given); } \
    const feed_plain_text_extension *plain = given->get_extension(given, FEED_EXTENSION_PLAIN_TEXT); \
    if (plain != NULL) sink += (int)plain->text(given, said).length; \
    const feed_memory_extension *memory = given->get_extension(given, FEED_EXTENSION_MEMORY); \
    if (memory != NULL) sink += (int)memory->recall(given).length;
#include "zoo.h"
