import Glibc

/// An unnamed file in `$TMPDIR`, else `/tmp`, for data too large for memory.
///
/// Nothing remains, however the process ends.
package final class TemporaryFile {
    private static let chunkSize = 256 << 10

    private let descriptor: FileDescriptor
    private var length = 0

    package init() throws(SystemError) {
        let named = ProcessEnvironment.current()["TMPDIR"] ?? ""
        let folder = FilePath.isAbsolute(named) ? named : "/tmp"
        // __O_TMPFILE | O_DIRECTORY, which the C library hides behind _GNU_SOURCE.
        var file = unsafe folder.withSystemPath {
            unsafe open($0, 0o20_200_000 | O_RDWR | O_CLOEXEC, 0o600)
        }
        if file < 0, errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL {
            var name =
                SystemText.bytes(folder + "/feedhost-XXXXXX").map(CChar.init(bitPattern:)) + [0]
            file = unsafe mkstemp(&name)
            if file >= 0 {
                _ = fcntl(file, F_SETFD, FD_CLOEXEC)
                unsafe unlink(name)
            }
        }
        guard file >= 0 else { throw .last }
        descriptor = FileDescriptor(owning: file)
    }

    package func append(_ bytes: borrowing RawSpan) throws(SystemError) {
        try descriptor.writeAll(bytes)
        length += bytes.byteCount
    }

    /// Passes the content to `take` in pieces, until that returns false. Returns true if all was
    /// taken.
    package func read(_ take: (borrowing RawSpan) -> Bool) throws(SystemError) -> Bool {
        var offset = 0
        while offset < length {
            var failure: SystemError?
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.chunkSize) {
                buffer, count in
                let read = unsafe pread(
                    descriptor.number, buffer.baseAddress, buffer.count, off_t(offset))
                if read < 0 { failure = .last }
                count = max(0, read)
            }
            if let failure { throw failure }
            guard !bytes.isEmpty else { throw SystemError(number: EIO) }
            offset += bytes.count
            guard take(unsafe bytes.span.bytes) else { return false }
        }
        return true
    }
}
