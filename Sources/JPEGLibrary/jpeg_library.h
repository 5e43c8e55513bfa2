/* What Debian's libjpeg62-turbo-dev provides. */
#include <stdio.h>
#include <jpeglib.h>
