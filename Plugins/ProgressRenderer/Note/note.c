#include "note.h"
int Progress_x;
