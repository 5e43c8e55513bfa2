/* C: dereferences a null pointer. */
#include <stddef.h>
#include <stdint.h>

static const char *volatile nobody = NULL;

__attribute__((noinline)) static char first_letter_of(const char *name) {
    char letter = name[0];
    return letter;
}

void draw_titles(uint64_t count) {
    static volatile char sink;
    for (uint64_t index = 0; index <= count; index++)
        sink = (char)(sink + first_letter_of(nobody));
}
