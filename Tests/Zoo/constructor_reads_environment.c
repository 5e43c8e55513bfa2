/* Draws the environment that its constructor read: it is empty in a worker. */
#define ZOO_DECLARATIONS extern char **environ; static int variables;
#define ZOO_CONSTRUCTOR while (environ && environ[variables]) variables++;
#define ZOO_DISPLAY \
    char text[64]; snprintf(text, sizeof text, "%d variables\n", variables); return say(text);
#include "zoo.h"
