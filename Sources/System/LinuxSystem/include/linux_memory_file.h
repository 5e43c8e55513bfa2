/*
 * Sealed memory files, which Swift's Glibc module lacks.
 */
#pragma once

#include <stdint.h>

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
