import Glibc

/// Paths of this process' own descriptors: `/dev/stdout`, `/dev/fd/3`, `/proc/self/fd/1`, and links
/// to them.
package enum OwnDescriptor {
    private static let maximumLinks = 40

    /// Returns the descriptor, or `nil` for a file.
    package static func number(of path: String) -> Int32? {
        var path = path
        for _ in 0..<maximumLinks {
            let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
            let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
            guard let folder = FilePath.real(FilePath.folder(of: path)) else { return nil }
            if isOwn(folder) { return Int32(name) }
            guard let target = FilePath.target(ofLinkAt: folder + "/" + name) else { return nil }
            path = FilePath.isAbsolute(target) ? target : folder + "/" + target
        }
        return nil
    }

    private static func isOwn(_ folder: String) -> Bool {
        let parts = FilePath.names(in: folder)
        return parts.first == "proc" && parts.last == "fd" && parts.count > 2
            && parts[1] == "\(getpid())"
    }
}
