/* Logs, writes and wakes on a thread after destroy. */
#define ZOO_LOOP
#define ZOO_DECLARATIONS \
    static const feed_event_loop_extension *loop; \
    static void *log_later(void *unused) { pass_time(); pass_time(); host->write(host, \
    FEED_STREAM_OUTPUT, "late", 4); host->log(host, FEED_LOG_WARNING, (feed_string){"late", \
    4}); if (loop != NULL) loop->wake(host); return unused; }
#define ZOO_CREATE loop = given->get_extension(given, FEED_EXTENSION_EVENT_LOOP);
#define ZOO_DESTROY \
    pthread_t thread; if (pthread_create(&thread, NULL, log_later, NULL) == 0) \
    pthread_join(thread, NULL); for (int i = 0; i < 1; i++) pthread_create(&thread, NULL, \
    log_later, NULL);
#include "zoo.h"
