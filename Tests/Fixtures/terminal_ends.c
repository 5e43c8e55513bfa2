#define _GNU_SOURCE
/* Prints what both readers of a terminal say of one that gives nothing for a moment, then a key, then is gone. */
#include "feed_terminal.h"
#include "terminal_device.h"
#include <fcntl.h>

int main(void) {
    int screen = posix_openpt(O_RDWR | O_NOCTTY);
    if (screen < 0 || grantpt(screen) != 0 || unlockpt(screen) != 0) return 1;
    int terminal = open(ptsname(screen), O_RDWR | O_NOCTTY);
    struct termios modes;
    if (terminal < 0 || tcgetattr(terminal, &modes) != 0) return 2;
    cfmakeraw(&modes);
    modes.c_cc[VMIN] = 0;
    modes.c_cc[VTIME] = 0;
    if (tcsetattr(terminal, TCSANOW, &modes) != 0) return 3;
    uint8_t byte;
    char names[FEED_TERMINAL_NAMES];
    printf("%td %d\n", terminal_device_read(terminal, &byte, 1), feed_terminal_read(terminal, names));
    if (write(screen, "ab", 2) != 2) return 4;
    struct pollfd entry = {.fd = terminal, .events = POLLIN};
    if (poll(&entry, 1, 60000) != 1) return 5;
    printf("%td ", terminal_device_read(terminal, &byte, 1));
    printf("%d %s", feed_terminal_read(terminal, names), names);
    close(screen);
    printf("%td ", terminal_device_read(terminal, &byte, 1));
    printf("%d\n", feed_terminal_read(terminal, names));
    return 0;
}
