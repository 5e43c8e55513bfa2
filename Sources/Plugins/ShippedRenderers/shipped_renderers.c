#include "shipped_renderers.h"

#define TEXT_OF(...) #__VA_ARGS__
#define TEXT(...) TEXT_OF(__VA_ARGS__)

const char *shipped_renderers(void) { return TEXT(RENDERERS); }
