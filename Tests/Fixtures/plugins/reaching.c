/* Tries to use resources while drawing, whether its note requests them (NEEDS) or not, and draws
 * each result: `refused`, or what it got. */
#define _GNU_SOURCE
#define ON_CREATE take_port(configuration);
#include "fixture.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <termios.h>
#include <unistd.h>

#ifndef NEEDS
#define NEEDS ""
#endif

FEED_PLUGIN_NOTE("id=reaching\n"
                 "name=Reaching\n"
                 "version=1\n"
                 "views=feed\n"
                 "needs=" NEEDS "\n"
                 "option=port|integer|9|where on 127.0.0.1 to connect to\n");

static char port[16];

static void tell(const char *what, int is_done) {
    char line[128];
    int length = snprintf(line, sizeof line, "%s %s\n", what, is_done ? "done" : "refused");
    host->write(host, FEED_STREAM_OUTPUT, line, (size_t)length);
}

static int opens(const char *path, int flags) {
    int file = open(path, flags, 0600);
    if (file >= 0) close(file);
    return file >= 0;
}

static int connects(void) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(port))};
    char answer[8];
    int channel = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int is_answered;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (channel < 0) return 0;
    is_answered = connect(channel, (struct sockaddr *)&address, sizeof address) == 0 &&
                  recv(channel, answer, sizeof answer, 0) > 0;
    close(channel);
    return is_answered;
}

static int shows(void) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    const char *folder = getenv("XDG_RUNTIME_DIR");
    const char *name = getenv("WAYLAND_DISPLAY");
    int channel = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int is_connected;
    if (channel < 0 || folder == NULL || name == NULL) return 0;
    snprintf(address.sun_path, sizeof address.sun_path, "%s/%s", folder, name);
    is_connected = connect(channel, (struct sockaddr *)&address, sizeof address) == 0;
    close(channel);
    return is_connected;
}

/* Changes the terminal's modes and back, and reads a key. */
static int listens(void) {
    struct termios modes, raw;
    char key;
    int terminal = open("/dev/tty", O_RDWR | O_CLOEXEC);
    int is_read;
    if (terminal < 0 || tcgetattr(terminal, &modes) != 0) return 0;
    raw = modes;
    cfmakeraw(&raw);
    if (tcsetattr(terminal, TCSANOW, &raw) != 0) return 0;
    is_read = write(terminal, "?", 1) == 1 && read(terminal, &key, 1) == 1 && key == 'k';
    tcsetattr(terminal, TCSANOW, &modes);
    close(terminal);
    return is_read && getenv("TERM") != NULL;
}

static int runs(void) {
    char *arguments[] = {(char *)"true", NULL};
    execv("/bin/true", arguments);
    return 0;
}

static feed_status display(void *context, const feed_view_model *model, feed_error *error) {
    tell("passwd", opens("/etc/passwd", O_RDONLY));
    tell("write", opens("/tmp/feedhost-reaching", O_WRONLY | O_CREAT));
    tell("run", runs());
    if (strstr(NEEDS, "terminal") != NULL) tell("terminal", listens());
    if (strstr(NEEDS, "display") != NULL) tell("display", shows());
    tell("network", connects());
    tell("home", opens("/root", O_RDONLY | O_DIRECTORY));
    return FEED_STATUS_OK;
}

static void take_port(const feed_configuration *configuration) {
    feed_string text = feed_option_text(configuration, "port");
    if (text.length < sizeof port) memcpy(port, text.bytes, text.length);
}

FIXTURE(FEED_VIEW(display))
