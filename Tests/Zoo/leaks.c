/* Leaks memory in each renderer. */
#define ZOO_CREATE char *lost = malloc(4096); memset(lost, 1, 4096); sink += lost[7];
#include "zoo.h"
