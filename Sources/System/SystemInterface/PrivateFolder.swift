import Glibc

/// Folders that are for nobody but the person who runs the program, as the XDG Base Directory
/// Specification has it.
package enum PrivateFolder {
    /// Makes the folders that the file at `path` is to lie in, where they are not there.
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
            // A file system that may not be written to says so of what is there, too.
            guard (try? FileStatus.of(folder))?.isDirectory == true else { throw error }
        }
    }
}
