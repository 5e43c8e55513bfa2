/* What Debian's libsqlite3-dev provides. */
#include <sqlite3.h>
