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
    /* More keys than fit in a small buffer, and one without a name. */
    char keys[80] = "";
    size_t ups = 0;
    for (int i = 0; i < 24; i++) strcat(keys, "\033[A");
    strcat(keys, "\033[15~j");
    if (write(screen, keys, strlen(keys)) < 0 || poll(&entry, 1, 60000) != 1) return 6;
    feed_terminal_read(terminal, names);
    while (strncmp(names + 3 * ups, "up\n", 3) == 0) ups++;
    printf("%zu %s", ups, names + 3 * ups);
    /* The last column is written after the rest of its row is cleared, which some terminals do with it, too. */
    feed_terminal_show(terminal, 2, 2, "abc\n", 4, "d");
    char shown[64] = "";
    if (read(screen, shown, sizeof shown - 1) < 0) return 6;
    printf("%s\n", shown);
    close(screen);
    printf("%td ", terminal_device_read(terminal, &byte, 1));
    printf("%d\n", feed_terminal_read(terminal, names));
    return 0;
}
