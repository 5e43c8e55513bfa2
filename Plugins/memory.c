/*
 * Allocates objects of Embedded Swift. Its runtime calls posix_memalign for each, which in glibc
 * takes three times as long as malloc, whose alignment suffices for objects.
 */
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

int posix_memalign(void **memory, size_t alignment, size_t size)
{
    void *found = alignment <= _Alignof(max_align_t) ? malloc(size) : aligned_alloc(alignment, size);
    if (!found) return ENOMEM;
    *memory = found;
    return 0;
}
