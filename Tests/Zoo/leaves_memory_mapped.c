/* Leaves memory mapped in each renderer. */
#define ZOO_CREATE \
    char *lost = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0); \
    if (lost != MAP_FAILED) sink += lost[0];
#include "zoo.h"
