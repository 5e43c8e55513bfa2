#include "linux_system.h"
