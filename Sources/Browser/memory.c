// What the page and the module share of the machine.
#include "browser.h"

void *malloc(size_t size);
void free(void *memory);

uint8_t *browser_allocate(size_t count) { return malloc(count); }

void browser_free(uint8_t *memory) { free(memory); }

// What Swift says before it ends a program that goes wrong.
int putchar(int character) {
    page_complain((uint32_t)character);
    return character;
}
