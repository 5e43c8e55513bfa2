/// An error of SQLite.
package struct DatabaseError: Error, Sendable, Equatable {
    /// SQLite's code, perhaps an extended one.
    package let code: Int32
    /// The code's meaning.
    package let words: String

    /// True where the file is not a database, or not a whole one (`SQLITE_CORRUPT`, `SQLITE_NOTADB`). An
    /// error of another kind, such as `SQLITE_ERROR`, may be that of a statement.
    package var isDamage: Bool { [11, 26].contains(code & 0xFF) }

    /// True where another process held a lock for too long.
    package var isBusy: Bool { [5, 6].contains(code & 0xFF) }
}
