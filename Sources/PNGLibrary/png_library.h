/* What Debian's libpng-dev provides. */
#include <png.h>
