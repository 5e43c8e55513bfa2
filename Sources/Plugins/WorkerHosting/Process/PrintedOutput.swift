import Glibc

/// Counts and discards what a plugin prints to standard output and standard error, bypassing its
/// host; keeps an excerpt of standard error.
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

    init(output: Int32, error: Int32) {
        self.output = output
        self.error = error
    }

    deinit {
        close(output)
        close(error)
    }

    func drainOutput() {
        outputCount += drain(output) { _ in }
    }

    func drainError() {
        errorCount += drain(error) { words.append($0) }
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
        drainError()
        return words.lines
    }
}
