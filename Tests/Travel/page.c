// Reads documents from standard input with two functions of WASI, each after its length in four bytes, and writes the
// answers in the same form.
#include "page.h"

void free(void *memory);
void *malloc(size_t size);
void *memcpy(void *to, const void *from, size_t count);

typedef struct {
    void *bytes;
    size_t count;
} wasi_bytes;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_read")))
int wasi_read(int descriptor, const wasi_bytes *parts, size_t count, size_t *done);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int wasi_write(int descriptor, const wasi_bytes *parts, size_t count, size_t *done);

// Seeds the hash of dictionaries and sets. The seed is constant, so that faults are reproducible.
void arc4random_buf(void *to, size_t count) { __builtin_memset(to, 0x5A, count); }

// Swift's messages before it ends a faulty program.
int putchar(int character) {
    unsigned char byte = (unsigned char)character;
    wasi_bytes part = {&byte, 1};
    size_t done;
    wasi_write(2, &part, 1, &done);
    return character;
}


static int read_all(void *to, size_t count) {
    unsigned char *at = to;
    while (count > 0) {
        wasi_bytes part = {at, count};
        size_t done = 0;
        if (wasi_read(0, &part, 1, &done) != 0 || done == 0) return 0;
        at += done;
        count -= done;
    }
    return 1;
}

static void write_all(const void *from, size_t count) {
    const unsigned char *at = from;
    while (count > 0) {
        wasi_bytes part = {(void *)at, count};
        size_t done = 0;
        if (wasi_write(1, &part, 1, &done) != 0) __builtin_trap();
        at += done;
        count -= done;
    }
}

static unsigned char *answer;
static size_t answered, room;

void page_answer(const uint8_t *bytes, size_t count) {
    if (room - answered < count) {
        size_t more = 2 * (answered + count);
        unsigned char *larger = malloc(more);
        memcpy(larger, answer, answered);
        free(answer);
        answer = larger;
        room = more;
    }
    memcpy(answer + answered, bytes, count);
    answered += count;
}

void _start(void) {
    uint32_t count;
    while (read_all(&count, sizeof count)) {
        uint8_t *document = malloc(count);
        if (!read_all(document, count)) __builtin_trap();
        answered = 0;
        travel_draw(document, count);
        uint32_t size = (uint32_t)answered;
        write_all(&size, sizeof size);
        write_all(answer, answered);
        free(document);
    }
}
