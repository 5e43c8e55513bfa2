/* From Debian's libchafa-dev. */
#include <chafa.h>
