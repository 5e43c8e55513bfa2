/* What a plugin in a page has of the C library: see seat.c. There are no files. */
#ifndef SEAT_STDIO_H
#define SEAT_STDIO_H

#include <stdarg.h>
#include <stddef.h>

/* Knows %s, %c, %d, %i, %u, %x and %%, with their widths, precisions, and l, ll and z; any other traps. */
int snprintf(char *to, size_t capacity, const char *format, ...);
int vsnprintf(char *to, size_t capacity, const char *format, va_list values);

#endif
