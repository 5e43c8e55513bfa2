import SQLite

/// A connection to a SQLite file.
@safe
package final class Database {
    /// How long to wait for another process' lock.
    private static let busyMilliseconds: Int32 = 5_000

    /// Makes a connection durable: with a write-ahead log and `synchronous = FULL`, commits survive
    /// a crash and a power failure.
    static let durable = """
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        PRAGMA journal_size_limit = 1048576;
        PRAGMA trusted_schema = OFF;
        PRAGMA cell_size_check = ON;
        """

    private let handle: OpaquePointer

    /// Opens a file, or creates it.
    package init(_ file: DatabaseFile) throws(DatabaseError) {
        var opened: OpaquePointer?
        let access =
            file.isReadOnly
            ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = unsafe sqlite3_open_v2(file.name, &opened, access | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened = unsafe opened else {
            unsafe sqlite3_close_v2(opened)
            throw DatabaseError(code)
        }
        unsafe sqlite3_busy_timeout(opened, Self.busyMilliseconds)
        unsafe handle = opened
    }

    deinit {
        unsafe sqlite3_close_v2(handle)
    }

    /// Lets a new file return unused pages to the file system. An existing file stays as it is:
    /// the pragma would wait for the lock of a process that writes.
    package func enableIncrementalVacuum() throws(DatabaseError) {
        let pages = try prepare("PRAGMA page_count").value([]) { row in row.integer(0) }
        if pages == 0 { try execute("PRAGMA auto_vacuum = INCREMENTAL") }
    }

    /// Runs `body` without waiting for locks of other processes.
    func withoutWaiting(_ body: () throws(DatabaseError) -> Void) throws(DatabaseError) {
        unsafe sqlite3_busy_timeout(handle, 0)
        defer { unsafe sqlite3_busy_timeout(handle, Self.busyMilliseconds) }
        try body()
    }

    /// Executes statements without results.
    package func execute(_ statements: String) throws(DatabaseError) {
        let code = unsafe sqlite3_exec(handle, statements, nil, nil, nil)
        guard code == SQLITE_OK else { throw DatabaseError(code) }
    }

    /// Runs `body` in a transaction, begun with `begin`; rolls back if it throws.
    package func transaction(
        _ begin: String, _ body: () throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        try execute(begin)
        do {
            try body()
            try execute("COMMIT")
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }

    /// Prepares a reusable statement.
    package func prepare(_ text: String) throws(DatabaseError) -> Statement {
        var statement: OpaquePointer?
        let code = unsafe sqlite3_prepare_v3(
            handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        guard code == SQLITE_OK, let statement = unsafe statement else {
            throw DatabaseError(code)
        }
        return unsafe Statement(statement, database: self)
    }
}
