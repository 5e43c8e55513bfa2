/*
 * Sealed memory files: what Swift's Glibc module does not show.
 */
#ifndef LINUX_MEMORY_FILE_H
#define LINUX_MEMORY_FILE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Makes an empty file in memory that can be sealed, and that nothing can execute as a program (where the kernel
 * knows that), which is all that vm.memfd_noexec=2 lets be made. `name` shows in /proc only. The descriptor,
 * which closes on exec, is the caller's; or a negative errno.
 */
int linux_memory_file(const char *name);

/**
 * Makes a new file in memory that holds the first `length` bytes of `source`, and that nobody can
 * change any more. `name` shows in /proc only. The descriptor closes on exec.
 *
 * Returns the descriptor, which is the caller's, or a negative errno; -EIO where `source` turned
 * out to be shorter than `length`.
 */
int linux_memory_file_copy(int source, int64_t length, const char *name);

#ifdef __cplusplus
}
#endif

#endif
