import Glibc

/// A folder's lock, which makes read-modify-write by several processes safe.
///
/// Locks the folder itself, so no file is left behind, and the lock ends with the process. Has no
/// effect on file systems without locks.
package final class FolderLock {
    private let descriptor: FileDescriptor

    /// Waits for the lock of the folder of a file, following links.
    package init(ofFileAt path: String) throws(SystemError) {
        let folder = FilePath.folder(of: FilePath.resolved(path))
        descriptor = try FileDescriptor.open(readingFrom: folder)
        while flock(descriptor.number, LOCK_EX) != 0, errno == EINTR {}
    }
}
