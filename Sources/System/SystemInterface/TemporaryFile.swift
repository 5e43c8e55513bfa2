import Glibc

/// A file without a name, for what is too large to be kept in memory: in `$TMPDIR`, else `/tmp`.
///
/// Whatever ends the process, nothing of it stays.
package final class TemporaryFile {
    private static let stretch = 256 << 10

    private let descriptor: FileDescriptor
    private var length = 0

    /// Makes an empty file.
    package init() throws(SystemError) {
        let named = ProcessEnvironment.current()["TMPDIR"] ?? ""
        let folder = named.hasPrefix("/") ? named : "/tmp"
        // __O_TMPFILE | O_DIRECTORY, which the C library hides behind _GNU_SOURCE.
        var file = unsafe folder.withSystemPath {
            unsafe open($0, 0o20_200_000 | O_RDWR | O_CLOEXEC, 0o600)
        }
        if file < 0, errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL {
            var name = Array((folder + "/feedhost-XXXXXX").utf8CString)
            file = unsafe mkstemp(&name)
            if file >= 0 {
                _ = fcntl(file, F_SETFD, FD_CLOEXEC)
                unsafe unlink(name)
            }
        }
        guard file >= 0 else { throw .last }
        descriptor = FileDescriptor(owning: file)
    }

    /// Adds `bytes` at the end.
    package func append(_ bytes: borrowing RawSpan) throws(SystemError) {
        try descriptor.writeAll(bytes)
        length += bytes.byteCount
    }

    /// Hands all of the content to `take`, in stretches, from the beginning, until that answers
    /// `false`. Answers whether it took all.
    package func read(_ take: (borrowing RawSpan) -> Bool) throws(SystemError) -> Bool {
        var offset = 0
        while offset < length {
            var failure: SystemError?
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.stretch) {
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
