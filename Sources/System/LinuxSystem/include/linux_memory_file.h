/*
 * Sealed memory files, which Swift's Glibc module lacks.
 */
#ifndef LINUX_MEMORY_FILE_H
#define LINUX_MEMORY_FILE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Creates an empty, sealable memory file that can't be executed (if the kernel supports that;
 * vm.memfd_noexec=2 requires it). `name` shows only in /proc. Returns a close-on-exec descriptor
 * owned by the caller, or a negative errno.
 */
int linux_memory_file(const char *name);

/**
 * Creates an immutable memory file with the first `length` bytes of `source`. `name` shows only in
 * /proc.
 *
 * Returns a close-on-exec descriptor owned by the caller, or a negative errno; -EIO if `source` is
 * shorter than `length`.
 */
int linux_memory_file_copy(int source, int64_t length, const char *name);

#ifdef __cplusplus
}
#endif

#endif
