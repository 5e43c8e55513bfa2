/* Calls from create what may be called there, as the contract has it. */
#define ZOO_CREATE \
    static const char words[] = "made"; \
    feed_string said = {words, 4}; \
    given->log(given, FEED_LOG_DEBUG, said); \
    sink += given->environment(given)->terminal_descriptor; \
    sink += given->event_descriptor(given); given->wake(given); \
    const feed_plain_text_extension *plain = given->get_extension(given, FEED_EXTENSION_PLAIN_TEXT); \
    if (plain != NULL) sink += (int)plain->text(given, said).length; \
    const feed_memory_extension *memory = given->get_extension(given, FEED_EXTENSION_MEMORY); \
    if (memory != NULL) sink += (int)memory->recall(given).length;
#include "zoo.h"
