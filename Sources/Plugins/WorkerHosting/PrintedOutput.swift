import Glibc

/// The output of a plugin past its host, on its standard output and its standard error: it is
/// counted, and dropped but for the last words.
final class PrintedOutput {
    private static let limit = 16 << 20

    /// Where its standard output ends; closed at the end of this object's life, as the other.
    let output: Int32
    /// Where its standard error ends.
    let error: Int32
    /// How much it printed on its standard output.
    private(set) var outputCount = 0
    /// How much it printed on its standard error.
    private var errorCount = 0
    private var words = LastWords()

    init(output: Int32, error: Int32) {
        self.output = output
        self.error = error
    }

    deinit {
        close(output)
        close(error)
    }

    /// Takes what is on its standard output.
    func drainOutput() {
        outputCount += drain(output) { _ in }
    }

    /// Takes what is on its standard error.
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

    /// It prints without end.
    var isFlooding: Bool { outputCount > Self.limit || errorCount > Self.limit }

    /// The first lines and the last of its standard error.
    var lastWords: [String] {
        drainError()
        return words.lines
    }
}
