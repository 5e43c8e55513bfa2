import Glibc

/// Private folders of the user, as in the XDG Base Directory Specification.
package enum PrivateFolder {
    /// Creates missing folders for the file at `path`, and opens its own. An existing one must be the user's own and
    /// not a symbolic link; others lose access to it, since they could read or replace files in it.
    package static func open(forFileAt path: String) throws(SystemError) -> FileDescriptor {
        try make(forFileAt: path)
        let opened = unsafe FilePath.folder(of: path).withSystemPath {
            unsafe Glibc.open($0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }
        guard opened >= 0 else { throw .last }
        let folder = FileDescriptor(owning: opened)
        let status = try folder.status()
        guard status.owner == geteuid() else { throw SystemError(number: EPERM) }
        if status.permissions & 0o077 != 0, fchmod(folder.number, 0o700) != 0 { throw .last }
        return folder
    }

    /// Creates missing folders for the file at `path`.
    package static func make(forFileAt path: String) throws(SystemError) {
        let folder = FilePath.folder(of: path)
        let made = unsafe folder.withSystemPath { unsafe mkdir($0, 0o700) }
        guard made != 0 else { return }
        switch errno {
        case EEXIST: return
        case ENOENT where folder != "/" && folder != ".":
            try make(forFileAt: folder)
            let isMade = unsafe folder.withSystemPath { unsafe mkdir($0, 0o700) } == 0
            guard isMade || errno == EEXIST else { throw .last }
        default:
            let error = SystemError.last
            // A read-only file system reports an error even for existing folders.
            guard (try? FileStatus.of(folder))?.isDirectory == true else { throw error }
        }
    }
}
