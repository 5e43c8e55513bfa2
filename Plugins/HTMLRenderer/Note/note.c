#include "note.h"
int HTML_x;
