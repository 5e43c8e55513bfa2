/*
 * Memory for renderers that are Embedded Swift. Its runtime asks for each object by posix_memalign, which in
 * the C library takes three times as long as malloc, whose memory is aligned as objects need it.
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
