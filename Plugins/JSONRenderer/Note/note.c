#include "note.h"
int JSON_x;
