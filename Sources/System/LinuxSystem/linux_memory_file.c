#define _GNU_SOURCE
#include "linux_memory_file.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <unistd.h>

/* Missing in C library headers older than the kernel. */
#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8U
#endif

int linux_memory_file(const char *name) {
    int file = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING | MFD_NOEXEC_SEAL);
    if (file < 0 && errno == EINVAL) {
        file = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
    }
    return file < 0 ? -errno : file;
}

static int copy(int source, int target, int64_t length) {
    off_t offset = 0;
    while (offset < length) {
        ssize_t count = sendfile(target, source, &offset, (size_t)(length - offset));
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count <= 0) {
            return count == 0 ? -EIO : -errno;
        }
    }
    return 0;
}

int linux_memory_file_copy(int source, int64_t length, const char *name) {
    int target = linux_memory_file(name);
    if (target < 0) {
        return target;
    }
    int status = copy(source, target, length);
    if (status == 0
        && fcntl(target, F_ADD_SEALS,
                 F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL) != 0) {
        status = -errno;
    }
    if (status != 0) {
        close(target);
        return status;
    }
    return target;
}
