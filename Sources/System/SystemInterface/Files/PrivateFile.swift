import Glibc

/// A file that only the user can read, in a folder that only the user can enter.
///
/// It is removed at the end of its life, also if a signal ends the program.
package final class PrivateFile {
    package let path: String

    /// Writes `text` to the file, and replaces one that an earlier process left there.
    ///
    /// The folder is created if it is missing. An existing one must be the user's own and not a
    /// symbolic link; others lose access to it.
    package init(path: String, _ text: String) throws(SystemError) {
        self.path = path
        try PrivateFolder.make(forFileAt: path)
        let opened = unsafe FilePath.folder(of: path).withSystemPath {
            unsafe open($0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }
        guard opened >= 0 else { throw .last }
        let folder = FileDescriptor(owning: opened)
        var status = stat()
        guard unsafe fstat(folder.number, &status) == 0 else { throw .last }
        guard status.st_uid == geteuid() else { throw SystemError(number: EPERM) }
        guard status.st_mode & 0o077 == 0 || fchmod(folder.number, 0o700) == 0 else { throw .last }
        let name = FilePath.names(in: path).last ?? ""
        let file = unsafe name.withSystemPath { name in
            unsafe unlinkat(folder.number, name, 0)
            return unsafe openat(
                folder.number, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        }
        guard file >= 0 else { throw .last }
        SignalCleanup.setFile(path, isWhole: true)
        try unsafe FileDescriptor(owning: file).writeAll(Array(text.utf8).span.bytes)
    }

    deinit {
        _ = unsafe path.withSystemPath { unsafe unlink($0) }
        SignalCleanup.setFile(nil, isWhole: true)
    }
}
