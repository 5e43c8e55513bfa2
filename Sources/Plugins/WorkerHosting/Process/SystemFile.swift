import Glibc

/// Reads and writes small kernel files (`proc(5)`, `cgroups(7)`).
enum SystemFile {
    /// Larger than any of the files read here, in bytes.
    private static let capacity = 65_536

    /// Returns the text of a file; empty if it can't be read.
    static func text(_ path: String) -> String {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            count = max(0, unsafe read(file, buffer.baseAddress, buffer.count))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns what follows `name` on the first line of a text that begins with it.
    static func value(of name: String, in text: String) -> Substring? {
        text.utf8.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: name.utf8) }
            .map { Substring($0.dropFirst(name.utf8.count)) }
    }

    /// Writes to an existing file. Returns `errno`, or 0.
    static func write(_ text: String, to path: String) -> Int32 {
        let file = unsafe open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return errno }
        defer { close(file) }
        return unsafe Glibc.write(file, text, text.utf8.count) < 0 ? errno : 0
    }
}
