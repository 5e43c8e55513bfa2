// The memory functions of browser.h, and the system functions that the page provides.
#include "browser.h"

void *malloc(size_t size);
void free(void *memory);

uint8_t *browser_allocate(size_t count) {
    uint8_t *memory = malloc(count);
    if (memory == NULL) __builtin_trap();
    return memory;
}

void browser_free(uint8_t *memory) { free(memory); }

// Seeds the hashes of dictionaries and sets, so that a feed can't choose keys that collide.
void arc4random_buf(void *to, size_t count) { page_random(to, count); }

// Swift's message before it traps.
int putchar(int character) {
    page_complain((uint32_t)character);
    return character;
}
