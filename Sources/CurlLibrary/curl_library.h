/* What Debian's libcurl4-openssl-dev provides. */
#include <curl/curl.h>
