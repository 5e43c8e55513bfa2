/* What Debian's libbrotli-dev provides. */
#include <brotli/decode.h>
