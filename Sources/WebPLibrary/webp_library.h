/* What Debian's libwebp-dev provides. */
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
