/* Writes beyond the memory that it allocated. */
#define ZOO_DISPLAY \
    char *small = malloc(24); memset(small, 0x41, 64); free(small); free(malloc(24)); \
    free(malloc(2000)); abort();
#include "zoo.h"
