/* What Debian's zlib1g-dev provides. */
#include <zlib.h>
