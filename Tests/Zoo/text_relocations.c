/* Has the loader write an address into its code. */
#define ZOO_DECLARATIONS __asm__(".text\n.quad elsewhere\n.data\nelsewhere: .quad 0\n.text\n");
#include "zoo.h"
