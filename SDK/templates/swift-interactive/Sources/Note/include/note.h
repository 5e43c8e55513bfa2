/* What of the C library the terminal takes: Embedded Swift has no module for it. */
#include <errno.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

/** Why the last call failed. */
static inline int last_error(void) {
    return errno;
}
