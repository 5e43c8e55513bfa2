/* Logs, writes and wakes after its end, from a thread. */
#define ZOO_DECLARATIONS \
    static void *log_later(void *unused) { pass_time(); pass_time(); host->write(host, \
    FEED_STREAM_OUTPUT, "late", 4); host->log(host, FEED_LOG_WARNING, (feed_string){"late", \
    4}); host->wake(host); return unused; }
#define ZOO_DESTROY \
    pthread_t thread; if (pthread_create(&thread, NULL, log_later, NULL) == 0) \
    pthread_join(thread, NULL); for (int i = 0; i < 1; i++) pthread_create(&thread, NULL, \
    log_later, NULL);
#include "zoo.h"
