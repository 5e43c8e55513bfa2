import SQLite

/// An error of SQLite.
package struct DatabaseError: Error, Sendable, Equatable {
    /// SQLite's code, perhaps an extended one.
    package let code: Int32
    /// The code's meaning.
    package let words: String

    /// True where the file is not a database, or not a whole one. An error of another kind, such as
    /// `SQLITE_ERROR`, may be that of a statement.
    package var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF) }

    /// True where another process held a lock for too long.
    package var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xFF) }
}

extension DatabaseError {
    /// The error of a code, in SQLite's words.
    init(_ code: Int32) {
        self.init(
            code: code, words: unsafe sqlite3_errstr(code).map { unsafe String(cString: $0) } ?? "")
    }
}
