/* What Debian's libgif-dev provides. */
#include <gif_lib.h>
