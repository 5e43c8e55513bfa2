/* The C library of a plugin in a web page: see ../library.c. */
#ifndef SEAT_STDLIB_H
#define SEAT_STDLIB_H

#include <stddef.h>

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *memory, size_t size);
void free(void *memory);
size_t malloc_usable_size(void *memory);
_Noreturn void abort(void);
long long strtoll(const char *text, char **end, int base);

#endif
