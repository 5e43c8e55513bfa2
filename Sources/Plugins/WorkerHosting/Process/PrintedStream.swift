import Glibc

/// Counts and discards what a plugin prints to a pipe; keeps an excerpt.
final class PrintedStream {
    /// The pipe; negative once nobody can write to it any more.
    private(set) var descriptor: Int32
    /// In bytes.
    private(set) var count = 0
    private var excerpt = ErrorOutputExcerpt()

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        end()
    }

    private func end() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    /// The first and last lines.
    var lines: [String] { excerpt.lines }

    /// Reads what there is, up to a buffer; returns false if there was nothing.
    @discardableResult
    func drain() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let length = unsafe read(descriptor, &buffer, buffer.count)
        // At its end it would wake each wait.
        if length == 0 { end() }
        guard length > 0 else { return false }
        count += length
        excerpt.append(buffer[..<length])
        return true
    }
}
