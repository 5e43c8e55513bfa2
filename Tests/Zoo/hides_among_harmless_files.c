/* Opens twenty thousand harmless files, and among the last a key and a socket. */
#define ZOO_DECLARATIONS \
    /* As of a language's runtime, which is not to blame. */ \
    __attribute__((noinline)) static void rust_open(const char *path) { \
        sink += open(path, O_RDONLY); \
    } \
    __attribute__((noinline)) static void hide(void) { \
        char path[64]; \
        for (int i = 0; i < 10000; i++) { \
            snprintf(path, sizeof path, "/usr/share/zoneinfo/%d", i); \
            sink += open(path, O_RDONLY); \
            snprintf(path, sizeof path, "/srv/%d", i); \
            sink += open(path, O_RDONLY); \
        } \
        sink += socket(AF_INET, SOCK_STREAM, 0); \
        rust_open("/home/ada/.ssh/id_ed25519"); \
    }
#define ZOO_DISPLAY hide();
#include "zoo.h"
