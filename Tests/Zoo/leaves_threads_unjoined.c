/* Leaves an ended thread unjoined in each renderer. */
#define ZOO_DECLARATIONS static void *do_nothing(void *unused) { return unused; }
#define ZOO_CREATE pthread_t thread; sink += pthread_create(&thread, NULL, do_nothing, NULL);
#include "zoo.h"
