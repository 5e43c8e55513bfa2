/* Has text relocations. */
#define ZOO_DECLARATIONS __asm__(".text\n.quad elsewhere\n.data\nelsewhere: .quad 0\n.text\n");
#include "zoo.h"
