/// Buffers a plugin's output until its call returns, so that many small writes cost no system call
/// each.
///
/// The counterpart in a worker is ``WorkerOutput``.
final class BufferedOutput: PluginOutput {
    /// In bytes.
    static let capacity = 1 << 16

    var isImmediate = false
    private let output: any PluginOutput
    private var buffer: [UInt8] = []
    private var isRefused = false

    /// - Parameter output: receives the buffered bytes.
    init(_ output: any PluginOutput) {
        self.output = output
    }

    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool {
        guard stream == .output else {
            // Keeps the order of output and status if both go to one terminal.
            flush()
            return output.write(bytes, to: stream)
        }
        if bytes.byteCount > Self.capacity - buffer.count { flush() }
        guard !isRefused else { return false }
        if isImmediate || bytes.byteCount > Self.capacity {
            isRefused = !output.write(bytes, to: stream)
            return !isRefused
        }
        if buffer.isEmpty { buffer.reserveCapacity(Self.capacity) }
        unsafe bytes.withUnsafeBytes { unsafe buffer.append(contentsOf: $0) }
        return true
    }

    @discardableResult
    func flush() -> Bool {
        guard !buffer.isEmpty else { return !isRefused }
        if !isRefused {
            isRefused = !(unsafe output.write(buffer.span.bytes, to: .output))
        }
        buffer.removeAll(keepingCapacity: true)
        return !isRefused
    }

    func isTerminal(_ stream: PluginStream) -> Bool { output.isTerminal(stream) }
}
