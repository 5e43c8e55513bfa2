#include "note.h"
int Text_x;
