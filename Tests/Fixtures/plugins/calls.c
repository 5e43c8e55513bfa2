/* Makes the system calls whose numbers the environment lists, with trivial arguments: from its
 * constructor, from display and from a thread. Draws the calls that were not refused. */
#define _GNU_SOURCE
#include "fixture.h"

#include <errno.h>
#include <pthread.h>
#include <unistd.h>

FEED_PLUGIN_NOTE("id=calls\n"
                 "name=Calls\n"
                 "version=1.0\n"
                 "license=MIT\n"
                 "summary=Makes system calls\n"
                 "views=feed\n");

static char told[65536];

static void tell(const char *place, const char *kind, long number, long result) {
    size_t length = strlen(told);
    snprintf(told + length, sizeof told - length, "%s %s %ld %ld\n", place, kind, number, result);
}

static void check(const char *place, const char *kind, long number, long result) {
    /* Only clone3 fails as if the kernel lacked it. */
    if (result != -EPERM && result != -ENOSYS)
        tell(place, kind, number, result);
}

#if defined(__x86_64__)
static long call_32(long number) {
    int result;
    __asm__ volatile("int $0x80"
                     : "=a"(result)
                     : "0"((int)number), "b"(0), "c"(0), "d"(0), "S"(0), "D"(0)
                     : "memory", "r8", "r9", "r10", "r11");
    return result;
}
#endif

static void make_calls(const char *place) {
    const char *rest = getenv("CALLS");
    int count = 0;
    while (rest != NULL && *rest != 0) {
        char *end;
        long number = strtol(rest, &end, 10);
        long result = syscall(number, 0L, 0L, 0L, 0L, 0L, 0L);
        check(place, "native", number, result < 0 ? -errno : result);
        count++;
        rest = *end == ',' ? end + 1 : end;
    }
#if defined(__x86_64__)
    for (long number = 0; number < 1024; number++) {
        long result = syscall(0x40000000 + number, 0L, 0L, 0L, 0L, 0L, 0L);
        check(place, "x32", number, result < 0 ? -errno : result);
        if (getenv("CALLS_32") != NULL)
            check(place, "32-bit", number, call_32(number));
    }
#endif
    tell(place, "made", count, 0);
}

__attribute__((constructor)) static void construct(void) {
    make_calls("constructor");
}

static void *run(void *unused) {
    make_calls("thread");
    return unused;
}

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    pthread_t thread;
    make_calls("display");
    if (pthread_create(&thread, NULL, run, NULL) == 0)
        pthread_join(thread, NULL);
    return host->write(host, FEED_STREAM_OUTPUT, told, strlen(told));
}



FIXTURE(FEED_VIEW(display))
