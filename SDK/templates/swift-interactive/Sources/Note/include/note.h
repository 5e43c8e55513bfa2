/* What of the C library the terminal takes: Embedded Swift has no module for it. */
#include "feed_terminal.h"
