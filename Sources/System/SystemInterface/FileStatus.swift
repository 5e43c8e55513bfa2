import Glibc

/// The system's facts about a file.
package struct FileStatus: Equatable, Sendable {
    /// The kinds of files that are told apart.
    package enum Kind: Sendable {
        case regular, directory, pipe, socket, characterDevice, other
    }

    /// The kind of file.
    package let kind: Kind
    /// Its size in bytes; zero where it has none.
    package let size: Int
    /// Its permission bits.
    package let permissions: UInt32

    /// The number of the user it belongs to.
    package let owner: UInt32

    /// True where nobody but its owner may write to it, and that is the system or whoever runs the
    /// program.
    package var isSafe: Bool {
        permissions & 0o022 == 0 && (owner == 0 || owner == geteuid())
    }

    /// True for a directory.
    package var isDirectory: Bool { kind == .directory }

    init(_ status: stat) {
        size = Int(status.st_size)
        permissions = status.st_mode & 0o7777
        owner = status.st_uid
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .directory
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            case S_IFCHR: .characterDevice
            default: .other
            }
    }

    /// The status of what `path` names, links followed.
    package static func of(_ path: String) throws(SystemError) -> FileStatus {
        var status = stat()
        guard unsafe path.withSystemPath({ unsafe stat($0, &status) }) == 0 else { throw .last }
        return FileStatus(status)
    }
}
