// The C functions that Embedded Swift needs on bare WebAssembly: memory, bytes, numbers.
#include <stddef.h>
#include <stdint.h>

// The allocator has a free list for each power of two. A header of 16 bytes before each block holds its size class.

#define CLASSES 32
#define HEADER 16
#define PAGE 65536u

typedef struct block {
    struct block *next;
} block;

extern unsigned char __heap_base;
static block *freed[CLASSES];
static uintptr_t unused;

// Takes unused memory, growing it if necessary; 0 if there is no more.
static uintptr_t grow(size_t size, size_t alignment) {
    if (unused == 0) unused = (uintptr_t)&__heap_base;
    uintptr_t start = (unused + HEADER + alignment - 1) & ~(uintptr_t)(alignment - 1);
    uintptr_t end = start + size;
    if (start < unused || end < start) return 0;
    size_t have = __builtin_wasm_memory_size(0) * (size_t)PAGE;
    if (end > have &&
        __builtin_wasm_memory_grow(0, (end - have + PAGE - 1) / PAGE) == (size_t)-1) {
        return 0;
    }
    unused = end;
    return start;
}

// Returns CLASSES if `size` is too large.
static unsigned class_of(size_t size) {
    unsigned class = 4;
    while (class < CLASSES && ((size_t)1 << class) < size) class++;
    return class;
}

void *malloc(size_t size) {
    unsigned class = class_of(size);
    if (class == CLASSES) return NULL;
    block *found = freed[class];
    if (found != NULL) {
        freed[class] = found->next;
    } else {
        found = (block *)grow((size_t)1 << class, HEADER);
        if (found == NULL) return NULL;
        ((uint32_t *)found)[-1] = class;
    }
    return found;
}

// Traps if there is no memory: Swift does not check the result, and in WebAssembly address 0 is writable.
int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment <= HEADER) {
        *result = malloc(size);
    } else {
        // Rare, so these blocks are never reused.
        *result = (void *)grow(size, alignment);
        if (*result != NULL) ((uint32_t *)*result)[-1] = CLASSES;
    }
    if (*result == NULL) __builtin_trap();
    return 0;
}

void free(void *memory) {
    if (memory == NULL) return;
    uint32_t class = ((uint32_t *)memory)[-1];
    if (class == CLASSES) return;
    block *freed_block = memory;
    freed_block->next = freed[class];
    freed[class] = freed_block;
}

size_t malloc_usable_size(void *memory) { return (size_t)1 << ((uint32_t *)memory)[-1]; }

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memmove(void *to, const void *from, size_t count) {
    return __builtin_memmove(to, from, count);
}

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *one, const void *other, size_t count) {
    const unsigned char *a = one, *b = other;
    for (size_t i = 0; i < count; i++) {
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    }
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count] != 0) count++;
    return count;
}

// Multiplies 128-bit integers, which WebAssembly has no instruction for, in 32-bit parts.
__int128 __multi3(__int128 one, __int128 other) {
    uint64_t a = (uint64_t)one, b = (uint64_t)other;
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other_middle = a0 * b1 + (uint32_t)middle;
    uint64_t high = a1 * b1 + (middle >> 32) + (other_middle >> 32);
    high += (uint64_t)((unsigned __int128)one >> 64) * b;
    high += a * (uint64_t)((unsigned __int128)other >> 64);
    return (__int128)((unsigned __int128)high << 64 | (other_middle << 32 | (uint32_t)low));
}

double round(double number) {
    double whole = __builtin_trunc(number);
    return __builtin_fabs(number - whole) < 0.5 ? whole : whole + __builtin_copysign(1, number);
}

// Parses the number at the start of `text` and returns its end, NULL if digits are missing. Exact up to 2^53 and 22
// decimal places.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
    const char *at = text;
    int isNegative = *at == '-';
    if (*at == '-' || *at == '+') at++;
    double digits = 0;
    int places = 0, count = 0;
    for (; *at >= '0' && *at <= '9'; at++, count++) digits = digits * 10 + (*at - '0');
    if (*at == '.') {
        for (at++; *at >= '0' && *at <= '9'; at++, count++, places--) digits = digits * 10 + (*at - '0');
    }
    if (count == 0) return NULL;
    if (*at == 'e' || *at == 'E') {
        int sign = 1, exponent = 0;
        at++;
        if (*at == '+' || *at == '-') sign = *at++ == '-' ? -1 : 1;
        if (*at < '0' || *at > '9') return NULL;
        for (; *at >= '0' && *at <= '9'; at++) {
            if (exponent < 1000) exponent = exponent * 10 + (*at - '0');
        }
        places += sign * exponent;
    }
    // One by one as far as the power of ten itself would be infinite.
    for (; places > 300; places--) digits *= 10;
    for (; places < -300; places++) digits /= 10;
    double scale = 1;
    for (int i = places < 0 ? -places : places; i > 0; i--) scale *= 10;
    digits = places < 0 ? digits / scale : digits * scale;
    *number = isNegative ? -digits : digits;
    return at;
}

uintptr_t __stack_chk_guard = 0x57EED;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
