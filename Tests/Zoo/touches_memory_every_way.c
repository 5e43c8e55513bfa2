/* Writes to memory mapped in every way, and keeps it. */
#define ZOO_DECLARATIONS \
/* MAP_DROPPABLE, which older C libraries do not know. */ \
enum { PIECE = 8 << 20, PIECES = 64, MAP_DROPPABLE_MEMORY = 0x08 | MAP_ANONYMOUS }; \
static size_t touched; \
static void touch(char *memory, size_t length) { \
    if (memory == MAP_FAILED || memory == NULL) \
        return; \
    for (size_t i = 0; i < length; i += 4096) \
        memory[i] = 1; \
    __atomic_add_fetch(&touched, length, __ATOMIC_RELAXED); \
} \
static void *map(int protection, int flags) { \
    return mmap(NULL, PIECE, protection, flags, -1, 0); \
} \
static void *sleep_on_stack(void *unused) { \
    char room[4 << 20]; \
    touch(room, sizeof room); \
    for (;;) \
        pass_time(); \
    return unused; \
} \
/* Memory that becomes read-only is not counted as writable. */ \
static void turn_read_only(void) { \
    char *memory = map(PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS); \
    touch(memory, PIECE); \
    if (memory != MAP_FAILED) \
        mprotect(memory, PIECE, PROT_READ); \
} \
/* A moved part of the stack still grows. */ \
static void move_stack(void) { \
    char *page = (char *)((uintptr_t)&page & ~(uintptr_t)4095) - 64 * 4096; \
    *(volatile char *)page = 1; \
    touch(mremap(page, 4096, PIECE, MREMAP_MAYMOVE), PIECE); \
} \
/* With exhausted addresses, memory that becomes writable is not counted. */ \
static void fill_addresses(void) { \
    size_t length = (size_t)1 << 46; \
    for (; length >= 4096; length /= 2) { \
        char *memory = mmap(NULL, length, PROT_NONE, \
                            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0); \
        if (memory == MAP_FAILED) \
            continue; \
        size_t part = length < (600 << 20) ? length : (600 << 20); \
        if (mprotect(memory, part, PROT_READ | PROT_WRITE) == 0) \
            touch(memory, part); \
    } \
} \
static void fill_file(void) { \
    int file = memfd_create("zoo", 0); \
    if (file >= 0 && ftruncate(file, PIECE) == 0) \
        touch(mmap(NULL, PIECE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), PIECE); \
} \
static void touch_every_way(void) { \
    pthread_t thread; \
    for (int i = 0; i < PIECES; i++) { \
        touch(map(PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS), PIECE); \
        touch(map(PROT_READ | PROT_WRITE, MAP_SHARED_VALIDATE | MAP_ANONYMOUS), PIECE); \
        touch(map(PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN), PIECE); \
        touch(map(PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB), PIECE); \
        touch(map(PROT_READ | PROT_WRITE, MAP_DROPPABLE_MEMORY), PIECE); \
        turn_read_only(); \
        move_stack(); \
        fill_file(); \
    } \
    for (int i = 0; i < 16; i++) \
        pthread_create(&thread, NULL, sleep_on_stack, NULL); \
    fill_addresses(); \
    for (int i = 0; i < PIECES; i++) { \
        touch(map(PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS), PIECE); \
        touch(sbrk(PIECE), 4096); \
        touch(malloc(PIECE), PIECE); \
    } \
} \
/* Aborts only if the limit held, which ends it as one that ran out of memory. It counts itself, \
   because getrusage includes memory of the process before exec. */ \
static void tell_how_much(void) { \
    struct rlimit limit; \
    getrlimit(RLIMIT_DATA, &limit); \
    if (touched < limit.rlim_cur + (96 << 20) && touched > limit.rlim_cur / 2) \
        abort(); \
}
#define ZOO_DISPLAY touch_every_way(); tell_how_much();
#include "zoo.h"
