import SystemInterface

/// The file of a database, to be opened.
package struct DatabaseFile: Sendable, Equatable {
    package let path: String
    /// True if it can only be read.
    package let isReadOnly: Bool
    /// True if it has a write-ahead log with an index, so that other processes may write it.
    private let hasLog: Bool

    package init(path: String, isReadOnly: Bool = false, hasLog: Bool = false) {
        self.path = path
        self.isReadOnly = isReadOnly
        self.hasLog = hasLog
    }

    /// The name for SQLite: a URI if the file can only be read without a log, which can't be
    /// created beside it.
    var name: String {
        guard isReadOnly, !hasLog else { return path }
        return "file:" + SystemText.percentEncoded(path) + "?immutable=1"
    }
}
