/* The C library of a plugin in a web page: see ../library.c. There are no files. */
#ifndef SEAT_STDIO_H
#define SEAT_STDIO_H

#include <stdarg.h>
#include <stddef.h>

/* Supports %s, %c, %d, %i, %u, %x and %%, with their widths, precisions, and l, ll and z; others trap. */
int snprintf(char *to, size_t capacity, const char *format, ...);
int vsnprintf(char *to, size_t capacity, const char *format, va_list values);

#endif
