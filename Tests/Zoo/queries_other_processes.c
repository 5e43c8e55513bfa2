/* Queries limits, scheduling and processor time of other processes. */
#define ZOO_DISPLAY \
    struct rlimit limit; \
    struct sched_param parameters; \
    struct timespec time; \
    cpu_set_t processors; \
    for (pid_t other = 1; other < getpid(); other += getpid() / 4 + 1) { \
        clockid_t theirs = (clockid_t)(~(unsigned)other << 3 | 2); \
        if (prlimit(other, RLIMIT_NOFILE, NULL, &limit) == 0 || sched_getscheduler(other) >= 0 || \
            sched_getparam(other, &parameters) == 0 || clock_gettime(theirs, &time) == 0 || \
            sched_getaffinity(other, sizeof processors, &processors) == 0) \
            abort(); \
    } \
    if (sched_getscheduler(0) < 0 || sched_getscheduler(gettid()) < 0 || \
        sched_getaffinity(gettid(), sizeof processors, &processors) != 0 || \
        prlimit(0, RLIMIT_NOFILE, NULL, &limit) != 0) \
        abort();
#include "zoo.h"
