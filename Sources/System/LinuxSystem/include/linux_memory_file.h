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
