import SQLite

/// An error of SQLite.
package struct DatabaseError: Error, Sendable, Equatable {
    /// SQLite's result code, possibly extended.
    package let code: Int32
    /// SQLite's message for the code.
    package let words: String

    /// True if the file is damaged or not a database. `SQLITE_ERROR`, for example, may be the fault
    /// of a statement.
    package var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF) }

    /// True if a row contradicts another: either the file is damaged, or the statement wrong.
    var isContradiction: Bool { code & 0xFF == SQLITE_CONSTRAINT }

    /// True if another process held a lock for too long.
    package var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xFF) }
    /// The cause in words.
    package var reason: String { isBusy ? "another process is using it" : words }
}

extension DatabaseError {
    /// The file has a schema that this program doesn't know.
    static let laterVersion = DatabaseError(code: 0, words: "a later version of feedhost made it")

    /// Creates the error of a result code.
    init(_ code: Int32) {
        self.init(
            code: code, words: unsafe sqlite3_errstr(code).map { unsafe String(cString: $0) } ?? "")
    }
}
