/* Locks with priority inheritance (futex(2)), without that inheritance: the kernel would look up their owner, which
 * reveals other processes. Swift's Mutex uses them once a lock is contended. */
#define _GNU_SOURCE
#include "refused_calls.h"

#include <errno.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

static int replace(uint32_t *word, uint32_t expected, uint32_t value) {
    return __atomic_compare_exchange_n(word, &expected, value, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
}

static long lock(uint32_t *word, uint32_t self, int is_trial) {
    for (;;) {
        uint32_t value = __atomic_load_n(word, __ATOMIC_ACQUIRE);
        uint32_t owner = value & FUTEX_TID_MASK;
        if (owner == 0) {
            /* Marked as contended, since others may wait as well. */
            if (replace(word, value, self | FUTEX_WAITERS))
                return 0;
            continue;
        }
        if (owner == self)
            return -EDEADLK;
        if (!refused_is_own_thread((pid_t)owner))
            return -ESRCH;
        if (is_trial)
            return -EAGAIN;
        if (!(value & FUTEX_WAITERS) && !replace(word, value, value | FUTEX_WAITERS))
            continue;
        syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value | FUTEX_WAITERS, NULL);
    }
}

static long unlock(uint32_t *word, uint32_t self) {
    if ((__atomic_load_n(word, __ATOMIC_ACQUIRE) & FUTEX_TID_MASK) != self)
        return -EPERM;
    __atomic_store_n(word, 0, __ATOMIC_RELEASE);
    syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1);
    return 0;
}

long refused_lock(const uint64_t arguments[4]) {
    uint32_t *word = (uint32_t *)(uintptr_t)arguments[0];
    uint32_t self = (uint32_t)syscall(SYS_gettid), value;
    if (arguments[0] % sizeof *word != 0)
        return -EINVAL;
    if (incident_peek(word, &value, sizeof value) != sizeof value)
        return -EFAULT;
    switch ((int)arguments[1]) {
    case FUTEX_LOCK_PI_PRIVATE:
        /* C libraries report locks with a timeout as unsupported. */
        return arguments[3] == 0 ? lock(word, self, 0) : -ENOSYS;
    case FUTEX_TRYLOCK_PI_PRIVATE: return lock(word, self, 1);
    case FUTEX_UNLOCK_PI_PRIVATE: return unlock(word, self);
    default: return -ENOSYS;
    }
}
