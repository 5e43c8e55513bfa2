// What the page and the module share of the machine.
#include "browser.h"

void *malloc(size_t size);
void free(void *memory);

uint8_t *browser_allocate(size_t count) {
    uint8_t *memory = malloc(count);
    if (memory == NULL) __builtin_trap();
    return memory;
}

void browser_free(uint8_t *memory) { free(memory); }

// Seeds the hash of dictionaries and sets, so that no feed can choose keys that fall together.
void arc4random_buf(void *to, size_t count) { page_random(to, count); }

// What Swift says before it ends a program that goes wrong.
int putchar(int character) {
    page_complain((uint32_t)character);
    return character;
}
