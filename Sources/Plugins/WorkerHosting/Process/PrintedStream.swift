import Glibc

/// Counts and discards what a plugin prints to a pipe; keeps an excerpt.
final class PrintedStream {
    /// The pipe; closed on `deinit`.
    let descriptor: Int32
    /// In bytes.
    private(set) var count = 0
    private var excerpt = ErrorOutputExcerpt()

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// The first and last lines.
    var lines: [String] { excerpt.lines }

    /// Reads what there is, up to a buffer; returns false if there was nothing.
    @discardableResult
    func drain() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let length = unsafe read(descriptor, &buffer, buffer.count)
        guard length > 0 else { return false }
        count += length
        excerpt.append(buffer[..<length])
        return true
    }
}
