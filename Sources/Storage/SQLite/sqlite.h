/* What Debian's libsqlite3-dev provides. */
#include <sqlite3.h>

/** SQLITE_TRANSIENT, whose cast Swift does not take over. */
static inline sqlite3_destructor_type sqlite_transient(void) { return SQLITE_TRANSIENT; }
