/* Starts a thread for each renderer, which ends, and which nobody waits for. */
#define ZOO_DECLARATIONS static void *do_nothing(void *unused) { return unused; }
#define ZOO_CREATE pthread_t thread; sink += pthread_create(&thread, NULL, do_nothing, NULL);
#include "zoo.h"
