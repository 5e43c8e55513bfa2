import SQLite
import SystemInterface

/// A connection to a SQLite file.
@safe
package final class Database {
    /// How long to wait for another process' lock.
    private static let busyMilliseconds: Int32 = 5_000

    private let handle: OpaquePointer

    /// Opens a file, or creates it.
    package init(_ file: DatabaseFile) throws(DatabaseError) {
        var opened: OpaquePointer?
        let access =
            file.isReadOnly
            ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = unsafe file.name.withSystemPath {
            unsafe sqlite3_open_v2($0, &opened, access | SQLITE_OPEN_NOMUTEX, nil)
        }
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

    /// Prepares the file of a store: with a write-ahead log, commits survive a killed process.
    ///
    /// A new file can return unused pages to the file system. An existing one stays as it is: the pragma
    /// would wait for the lock of a process that writes.
    ///
    /// - Parameter isDurable: true if they survive a power failure, too, which else can lose the last ones, but
    ///   not the file.
    package func prepareFile(isDurable: Bool = true) throws(DatabaseError) {
        if try number("PRAGMA page_count") == 0 { try execute("PRAGMA auto_vacuum = INCREMENTAL") }
        try execute(
            """
            PRAGMA journal_mode = WAL;
            PRAGMA synchronous = \(isDurable ? "FULL" : "NORMAL");
            PRAGMA journal_size_limit = \(isDurable ? 1 << 20 : 4 << 20);
            PRAGMA trusted_schema = OFF;
            PRAGMA cell_size_check = ON;
            """)
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

    /// Returns the number that `query` yields; 0 if it yields none.
    func number(
        _ query: String, _ values: [Statement.Value] = []
    ) throws(DatabaseError) -> Int64 {
        try prepare(query).value(values) { row in row.integer(0) } ?? 0
    }

    /// The size of the pages in use.
    func usedBytes() throws(DatabaseError) -> Int64 {
        let pages = try number("PRAGMA page_count") - number("PRAGMA freelist_count")
        return try pages * number("PRAGMA page_size")
    }

    /// A number that changes when another connection changes the file.
    func dataVersion() throws(DatabaseError) -> Int64 { try number("PRAGMA data_version") }

    /// True if the file was removed or replaced: what is written would be lost.
    var hasMoved: Bool {
        var moved: Int32 = 0
        unsafe sqlite3_file_control(handle, nil, SQLITE_FCNTL_HAS_MOVED, &moved)
        return moved != 0
    }

    /// Returns true if the whole file is in order. Reads all of it.
    func isSound() -> Bool {
        let isOK = try? prepare("PRAGMA integrity_check(1)").value([]) { row in
            row.text(0) == "ok"
        }
        return isOK ?? false
    }

    /// Moves what is stored of a feed to another identity. What is stored of an item there stays.
    ///
    /// - Parameters:
    ///   - items: the table of the items.
    ///   - bits: a column that joins what both have of an item.
    func moveFeed(
        _ old: String, to identity: String, with items: String, joining bits: String? = nil
    ) throws(DatabaseError) {
        let values: [Statement.Value] = [
            .text(StoredKey.of(old)), .text(StoredKey.of(identity)),
        ]
        let left = "(SELECT id FROM feeds WHERE identity = ?1)"
        let moved = "(SELECT id FROM feeds WHERE identity = ?2)"
        try transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
            try prepare("UPDATE OR IGNORE feeds SET identity = ?2 WHERE identity = ?1").run(values)
            // If the new one was there already.
            try prepare(
                """
                UPDATE \(items) SET feed = \(moved)
                WHERE feed = \(left) AND item NOT IN (SELECT item FROM \(items) WHERE feed = \(moved))
                """
            ).run(values)
            guard let bits else { return }
            try prepare(
                """
                UPDATE \(items) SET \(bits) = \(bits) | (
                    SELECT \(bits) FROM \(items) AS other
                    WHERE other.feed = \(left) AND other.item = \(items).item)
                WHERE feed = \(moved) AND item IN (SELECT item FROM \(items) WHERE feed = \(left))
                """
            ).run(values)
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
