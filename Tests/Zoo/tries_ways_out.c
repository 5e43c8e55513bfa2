/* Tries known ways out of a sandbox, with 64-bit and x32 system calls. */
#define _GNU_SOURCE
#include <sys/ioctl.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#define ZOO_DECLARATIONS \
static void try(long number, long first, long second, long third) { \
    if (syscall(number, first, second, third, 0, 0, 0) >= 0) \
        abort(); \
}
#if defined(__x86_64__)
#define ZOO_OTHER_NUMBERS \
    try(0x40000000 + SYS_getpid, 0, 0, 0);
#else
#define ZOO_OTHER_NUMBERS
#endif
#define ZOO_DISPLAY \
    char letter = 'x'; \
    char room[256] = {0}; \
    int ends[2], own, alive, dead; \
    own = pipe(ends) == 0 ? ends[0] : -1; \
    try(SYS_io_uring_setup, 8, (long)room, 0); \
    try(SYS_ptrace, 0, 0, 0); \
    try(SYS_ioctl, 0, TIOCSTI, (long)&letter); \
    try(SYS_userfaultfd, 1, 0, 0); \
    try(SYS_bpf, 0, (long)room, sizeof room); \
    try(SYS_perf_event_open, (long)room, 0, -1); \
    try(SYS_keyctl, 0, -3, 0); \
    try(SYS_unshare, 0x10000000, 0, 0); \
    try(SYS_mount, (long)"none", (long)"/tmp", (long)"tmpfs"); \
    try(SYS_shmget, 0, 4096, 01600); \
    try(SYS_memfd_create, (long)"zoo", 0, 0); \
    try(SYS_pidfd_open, getpid(), 0, 0); \
    try(SYS_kill, getpid(), 0, 0); \
    try(SYS_setuid, 65534, 0, 0); \
    try(SYS_fcntl, own, F_SETFL, O_ASYNC); \
    try(SYS_close_range, 60, 61, 2); \
    close(ends[0]); \
    close(ends[1]); \
    alive = 1; \
    dead = 0x3ffffff; \
    int operations[] = {FUTEX_LOCK_PI, FUTEX_LOCK_PI_PRIVATE, FUTEX_TRYLOCK_PI_PRIVATE, 13 | 128}; \
    for (int i = 0; i < 4; i++) { \
        long known = syscall(SYS_futex, &alive, operations[i], 0, room, 0, 0), error = errno; \
        if (known >= 0 || syscall(SYS_futex, &dead, operations[i], 0, room, 0, 0) >= 0 || error != errno) \
            abort(); \
    } \
    try(SYS_process_vm_writev, getpid(), 0, 0); \
    ZOO_OTHER_NUMBERS
#include "zoo.h"
