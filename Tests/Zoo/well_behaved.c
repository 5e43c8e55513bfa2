/* Keeps the contract. */
#include "zoo.h"
