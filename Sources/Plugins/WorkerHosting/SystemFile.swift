import Glibc

/// A small file by which the kernel tells of something, or is told (`proc(5)`, `cgroups(7)`).
enum SystemFile {
    /// More than any such file holds that is read here, in bytes.
    private static let capacity = 65_536

    /// The text of a file; empty where it can't be read.
    static func text(_ path: String) -> String {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            count = max(0, unsafe read(file, buffer.baseAddress, buffer.count))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes to a file that is there. Answers the error; 0 where there was none.
    static func write(_ text: String, to path: String) -> Int32 {
        let file = unsafe open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return errno }
        defer { close(file) }
        return unsafe Glibc.write(file, text, text.utf8.count) < 0 ? errno : 0
    }
}
