/* Creates a socket in its constructor. */
#define ZOO_CONSTRUCTOR \
    int channel = socket(AF_INET, SOCK_STREAM, 0); struct sockaddr_in address = {.sin_family = \
    AF_INET}; sink = connect(channel, (struct sockaddr *)&address, sizeof address);
#include "zoo.h"
