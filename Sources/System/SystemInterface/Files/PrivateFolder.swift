import Glibc

/// Private folders of the user, as in the XDG Base Directory Specification.
package enum PrivateFolder {
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
