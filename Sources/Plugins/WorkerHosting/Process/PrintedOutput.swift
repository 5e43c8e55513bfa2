import Glibc

/// Counts and discards what a plugin prints to standard output and standard error, bypassing its
/// host; keeps an excerpt of each.
final class PrintedOutput {
    private static let limit = 16 << 20

    /// The pipe for standard output; closed on `deinit`.
    let output: Int32
    /// The pipe for standard error; closed on `deinit`.
    let error: Int32
    /// In bytes.
    private(set) var outputCount = 0
    /// In bytes.
    private var errorCount = 0
    private var words = ErrorOutputExcerpt()
    private var outputWords = ErrorOutputExcerpt()

    init(output: Int32, error: Int32) {
        self.output = output
        self.error = error
    }

    deinit {
        close(output)
        close(error)
    }

    /// Reads what there is, up to a buffer; returns false if there was nothing.
    @discardableResult
    func drainOutput() -> Bool {
        let length = drain(output) { outputWords.append($0) }
        outputCount += length
        return length > 0
    }

    /// Reads what there is, up to a buffer; returns false if there was nothing.
    @discardableResult
    func drainError() -> Bool {
        let length = drain(error) { words.append($0) }
        errorCount += length
        return length > 0
    }

    private func drain(_ descriptor: Int32, _ take: (ArraySlice<UInt8>) -> Void) -> Int {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let length = unsafe read(descriptor, &buffer, buffer.count)
        guard length > 0 else { return 0 }
        take(buffer[..<length])
        return length
    }

    /// True if it prints more than the limit.
    var isFlooding: Bool { outputCount > Self.limit || errorCount > Self.limit }

    /// The first and last lines of standard error.
    var errorOutput: [String] {
        while !isFlooding, drainError() {}
        return words.lines
    }

    /// The last words of a plugin that crashed: its standard error, else its standard output, where
    /// Embedded Swift says why it ends.
    var lastWords: [String] {
        let said = errorOutput
        while !isFlooding, drainOutput() {}
        return said.isEmpty ? outputWords.lines : said
    }
}
