#define _GNU_SOURCE
#include "linux_sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The error for which a library must not be read, or 0. `owner` is negative for system libraries.
 */
static int refusal(const struct stat *status, int64_t owner) {
    if (S_ISLNK(status->st_mode))
        return -ELOOP;
    if (!S_ISREG(status->st_mode))
        return -EISDIR;
    if ((status->st_mode & 022) != 0)
        return -EPERM;
    if (owner < 0)
        return (status->st_mode & 04) != 0 ? 0 : -EACCES;
    return status->st_uid == 0 || (int64_t)status->st_uid == owner ? 0 : -EPERM;
}

int sandbox_open_library(int folder, const char *name, int64_t owner) {
    struct stat status;
    char path[32];
    int seen;
    /* Checked before opening, which would release a writer that waits at a pipe. */
    if (owner < 0) {
        seen = openat(folder, name, O_PATH | O_CLOEXEC);
    } else {
        struct open_how how = {.flags = O_PATH | O_CLOEXEC,
                               .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS};
        seen = (int)syscall(SYS_openat2, folder, name, &how, sizeof how);
        /* On an older kernel, or if a container refuses the call: without links. */
        if (seen < 0 && (errno == ENOSYS || errno == EPERM))
            seen = openat(folder, name, O_PATH | O_CLOEXEC | O_NOFOLLOW);
    }
    if (seen < 0)
        return -errno;
    int library = fstat(seen, &status) == 0 ? refusal(&status, owner) : -errno;
    if (library == 0) {
        snprintf(path, sizeof path, "/proc/self/fd/%d", seen);
        library = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
        if (library < 0)
            library = -errno;
    }
    close(seen);
    return library;
}
