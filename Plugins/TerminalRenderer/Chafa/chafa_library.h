/* What Debian's libchafa-dev provides. */
#include <chafa.h>
