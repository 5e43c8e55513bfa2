/* Opens twenty thousand harmless files, and among the last a key and a socket. */
#define ZOO_DECLARATIONS \
    __attribute__((noinline)) static void hide(void) { \
        char path[64]; \
        for (int i = 0; i < 10000; i++) { \
            snprintf(path, sizeof path, "/usr/share/zoneinfo/%d", i); \
            sink += open(path, O_RDONLY); \
            snprintf(path, sizeof path, "/srv/%d", i); \
            sink += open(path, O_RDONLY); \
        } \
        sink += socket(AF_INET, SOCK_STREAM, 0); \
        sink += open("/home/ada/.ssh/id_ed25519", O_RDONLY); \
    }
#define ZOO_DISPLAY hide();
#include "zoo.h"
