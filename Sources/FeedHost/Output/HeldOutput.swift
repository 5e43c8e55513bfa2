import SystemInterface

/// Buffers a rendering until it is complete: in memory if small, else in an unnamed file.
final class HeldOutput {
    /// The bytes in memory.
    static let memoryLimit = 4 << 20

    private var bytes: [UInt8] = []
    private(set) var file: TemporaryFile?

    var isEmpty: Bool { bytes.isEmpty && file == nil }

    func append(_ next: borrowing RawSpan) throws(SystemError) {
        if let file { return try file.append(next) }
        guard bytes.count + next.byteCount > Self.memoryLimit else {
            unsafe next.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
            return
        }
        let file = try TemporaryFile()
        let kept = bytes
        try file.append(unsafe kept.span.bytes)
        try file.append(next)
        self.file = file
        bytes = []
    }

    /// Passes the content to `take` in order, until that returns false. Keeps it.
    func release(to take: (borrowing RawSpan) -> Bool) throws(SystemError) {
        let kept = bytes
        if let file {
            _ = try file.read(take)
        } else if !kept.isEmpty {
            _ = unsafe take(kept.span.bytes)
        }
    }
}
