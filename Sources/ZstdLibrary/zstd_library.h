/* What Debian's libzstd-dev provides. */
#include <zstd.h>
