import SystemInterface

/// A rendering that is held back until it is whole: in memory where it is small, else in a file
/// without a name.
final class HeldOutput {
    /// How many bytes are kept in memory.
    static let memoryLimit = 4 << 20

    private var bytes: [UInt8] = []
    private var file: TemporaryFile?

    /// It has outgrown the memory it may take.
    var isInFile: Bool { file != nil }

    var isEmpty: Bool { bytes.isEmpty && file == nil }

    /// Keeps the next bytes.
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

    /// Hands all that is kept to `take`, in its order, until that answers `false`. It stays kept.
    func release(to take: (borrowing RawSpan) -> Bool) throws(SystemError) {
        let kept = bytes
        if let file {
            _ = try file.read(take)
        } else if !kept.isEmpty {
            _ = unsafe take(kept.span.bytes)
        }
    }
}
