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
        let digits = Array("0123456789ABCDEF".utf8)
        var uri = Array("file:".utf8)
        for byte in SystemText.bytes(path) {
            let isPlain =
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                || (0x61...0x7A).contains(byte) || "/-_.".utf8.contains(byte)
            uri += isPlain ? [byte] : [0x25, digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
        }
        return String(decoding: uri, as: UTF8.self) + "?immutable=1"
    }
}
