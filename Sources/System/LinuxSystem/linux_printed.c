#include "linux_printed.h"

#include <stdio.h>
#include <stdio_ext.h>

void linux_hold_printed(void) {
    setvbuf(stdout, NULL, _IOFBF, BUFSIZ);
}

void linux_print_lines(void) {
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
}

size_t linux_flush_printed(void) {
    /* Only stdout: another stream's lock may be held by a thread that waits for input. */
    size_t count = __fpending(stdout);
    if (count > 0)
        fflush(stdout);
    return count;
}
