import Glibc

/// The lock of a folder: while one process has it, another waits, so that what one of them reads there
/// is what it then replaces.
///
/// It is on the folder itself, and leaves no file behind; whatever ends the process ends it. Where the
/// file system has no such locks, there is none.
package final class FolderLock {
    private let descriptor: FileDescriptor

    /// Waits for the lock of the folder that the file at `path` lies in, links followed.
    package init(ofFileAt path: String) throws(SystemError) {
        let folder = FilePath.folder(of: FilePath.resolved(path))
        descriptor = try FileDescriptor.open(readingFrom: folder)
        while flock(descriptor.number, LOCK_EX) != 0, errno == EINTR {}
    }
}
