import Glibc

/// Identifies a file, to notice that it was replaced.
package struct FileSignature: Equatable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    private let size: Int64
    private let seconds: Int64
    private let nanoseconds: Int64

    /// Reads the signature, following links; `nil` if the file doesn't exist.
    package init?(path: String) {
        var status = stat()
        guard unsafe path.withSystemPath({ unsafe stat($0, &status) }) == 0 else { return nil }
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = Int64(status.st_mtim.tv_sec)
        nanoseconds = Int64(status.st_mtim.tv_nsec)
    }
}
