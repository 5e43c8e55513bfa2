/* Keeps the contract: what the others are measured against. */
#include "zoo.h"
