#ifndef LINUX_PRINTED_H
#define LINUX_PRINTED_H

#include <stddef.h>

/** Has the C library keep what is printed on standard output until linux_flush_printed, also on a terminal. */
void linux_hold_printed(void);

/** Writes out what was printed on standard output by the C library; answers how many bytes waited there. */
size_t linux_flush_printed(void);

#endif
