import Glibc

/// A file's status (`stat`).
package struct FileStatus: Equatable, Sendable {
    package enum Kind: Sendable {
        case regular, directory, pipe, socket, other
    }

    package let kind: Kind
    /// In bytes; zero if it has none.
    package let size: Int
    package let permissions: UInt32

    /// The owner's user number.
    package let owner: UInt32
    let group: UInt32

    /// True if only the owner can write to it, and that is root or the user.
    package var isSafe: Bool {
        permissions & 0o022 == 0 && (owner == 0 || owner == geteuid())
    }

    package var isDirectory: Bool { kind == .directory }

    init(_ status: stat) {
        size = Int(status.st_size)
        permissions = status.st_mode & 0o7777
        owner = status.st_uid
        group = status.st_gid
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .directory
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            default: .other
            }
    }

    /// Reads the status, following links.
    package static func of(_ path: String) throws(SystemError) -> FileStatus {
        var status = stat()
        guard unsafe path.withSystemPath({ unsafe stat($0, &status) }) == 0 else { throw .last }
        return FileStatus(status)
    }
}
