import FeedStorageAPI

/// A connection to a SQLite file: a safe face of the table's functions.
@safe
package final class Database {
    /// How long a lock that another process holds is waited for, in milliseconds.
    private static let busyMilliseconds: Int32 = 5_000

    let table: UnsafePointer<feed_storage_table>
    private let handle: OpaquePointer

    /// Opens the file at `path`, which is created where there is none.
    package init(path: String, library: StorageLibrary) throws(DatabaseError) {
        unsafe table = library.table
        var handle: OpaquePointer?
        let code = unsafe table.pointee.database_open(path, Self.busyMilliseconds, &handle)
        guard code == 0, let handle = unsafe handle else {
            throw unsafe Self.error(code, table)
        }
        unsafe self.handle = handle
    }

    deinit {
        unsafe table.pointee.database_close(handle)
    }

    /// Runs statements that give nothing back.
    package func execute(_ statements: String) throws(DatabaseError) {
        let code = unsafe table.pointee.database_execute(handle, statements)
        guard code == 0 else { throw error(code) }
    }

    /// Runs `body` between `begin` and a commit: all that it does is done, or, where it throws, nothing.
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

    /// Makes a statement that can be run again and again.
    package func prepare(_ text: String) throws(DatabaseError) -> Statement {
        var statement: OpaquePointer?
        let code = unsafe table.pointee.database_prepare(handle, text, &statement)
        guard code == 0, let statement = unsafe statement else { throw error(code) }
        return unsafe Statement(statement, database: self)
    }

    func error(_ code: Int32) -> DatabaseError {
        unsafe Self.error(code, table)
    }

    private static func error(
        _ code: Int32, _ table: UnsafePointer<feed_storage_table>
    ) -> DatabaseError {
        let words = unsafe table.pointee.database_words(code).map { unsafe String(cString: $0) }
        return DatabaseError(code: code, words: words ?? "")
    }
}
