/* Installs signal handlers. */
#define ZOO_DECLARATIONS static void handle(int number) { (void)number; }
#define ZOO_DISPLAY signal(SIGSEGV, handle); signal(SIGTERM, handle); signal(SIGINT, handle);
#include "zoo.h"
