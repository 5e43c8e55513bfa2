/* Shares state among its renderers. */
#define ZOO_DECLARATIONS static char *kept;
#define ZOO_CREATE kept = strdup("kept");
#define ZOO_DISPLAY if (kept[0] != 'k') abort();
#define ZOO_DESTROY free(kept); kept = NULL;
#include "zoo.h"
