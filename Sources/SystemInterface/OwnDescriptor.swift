import Glibc

/// Paths that stand for what this process has open: `/dev/stdout`, `/dev/fd/3`, `/proc/self/fd/1`,
/// and links to them.
package enum OwnDescriptor {
    private static let maximumLinks = 40

    /// The descriptor that `path` stands for, `nil` where it names a file of its own.
    package static func number(of path: String) -> Int32? {
        var path = path
        for _ in 0..<maximumLinks {
            let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
            let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
            let written = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
            guard let folder = resolved(written) else { return nil }
            if isOwn(folder) { return Int32(name) }
            guard let target = target(of: folder + "/" + name) else { return nil }
            path = target.utf8.first == UInt8(ascii: "/") ? target : folder + "/" + target
        }
        return nil
    }

    private static func isOwn(_ folder: String) -> Bool {
        let parts = folder.split(separator: "/")
        return parts.first == "proc" && parts.last == "fd" && parts.count > 2
            && parts[1] == "\(getpid())"
    }

    private static func resolved(_ path: String) -> String? {
        guard let real = unsafe path.withSystemPath({ unsafe realpath($0, nil) }) else {
            return nil
        }
        defer { unsafe free(real) }
        return unsafe SystemText.text(UnsafeRawBufferPointer(start: real, count: strlen(real)))
    }

    /// Where the link at `path` leads; `nil` where there is none.
    private static func target(of path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe path.withSystemPath { path in
            unsafe buffer.withUnsafeMutableBufferPointer { buffer in
                unsafe buffer.baseAddress.map { unsafe readlink(path, $0, buffer.count) } ?? -1
            }
        }
        guard count > 0, count < buffer.count else { return nil }
        return SystemText.text(buffer.prefix(count).map(UInt8.init(bitPattern:)))
    }
}
