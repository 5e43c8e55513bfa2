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
        let folder = try PrivateFolder.open(forFileAt: path)
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
