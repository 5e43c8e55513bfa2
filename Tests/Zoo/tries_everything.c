/* Tries forbidden actions in its constructor and in display, and draws. */
#define ZOO_DECLARATIONS \
static void try_everything(void) { \
    const char *home = getenv("HOME"); \
    sink += open("/etc/passwd", O_RDONLY); \
    sink += open(home ? home : "/root", O_RDONLY | O_DIRECTORY); \
    sink += open("/tmp/feedhost-zoo", O_WRONLY | O_CREAT, 0600); \
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = 80}; \
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK); \
    int channel = socket(AF_INET, SOCK_STREAM, 0); \
    if (channel >= 0) \
        sink += connect(channel, (struct sockaddr *)&address, sizeof address); \
    pid_t child = fork(); \
    if (child == 0) \
        _exit(0); \
    sink += child; \
    char *arguments[] = {(char *)"true", NULL}; \
    if (child < 0) \
        sink += execv("/bin/true", arguments); \
}
#define ZOO_CONSTRUCTOR try_everything();
#define ZOO_DISPLAY try_everything();
#include "zoo.h"
