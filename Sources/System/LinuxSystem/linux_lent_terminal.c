#define _GNU_SOURCE
#include "linux_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Discards output, so that writers never block, until the last writer is gone. */
static void *drain(void *argument) {
    int master = (int)(intptr_t)argument;
    char buffer[4096];
    ssize_t count;
    do
        count = read(master, buffer, sizeof buffer);
    while (count > 0 || (count < 0 && errno == EINTR));
    close(master);
    return NULL;
}

int linux_terminal_lend(int columns, int rows) {
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    char name[64];
    pthread_t thread;
    int error = 0, terminal = -1;
    int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (master < 0) return -errno;
    if (grantpt(master) != 0 || unlockpt(master) != 0 ||
        ptsname_r(master, name, sizeof name) != 0 ||
        (terminal = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)) < 0 ||
        ioctl(terminal, TIOCSWINSZ, &size) != 0)
        error = errno;
    if (error == 0) error = pthread_create(&thread, NULL, drain, (void *)(intptr_t)master);
    if (error != 0) {
        if (terminal >= 0) close(terminal);
        close(master);
        return -error;
    }
    pthread_detach(thread);
    return terminal;
}
