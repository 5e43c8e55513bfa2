import WorkerProtocol

/// Buffers a plugin's output until its call returns, so that many small writes cost no system call
/// each; in a worker, no message.
final class BufferedOutput {
    /// In bytes: a full buffer fits a message.
    static let capacity = WorkerProtocol.maximumOutputLength

    /// True if bytes are written at once, for a user who watches.
    var isImmediate = false
    private let output: any PluginOutput
    private var buffer: [UInt8] = []
    private var isRefused = false

    /// - Parameter output: receives the buffered bytes.
    init(_ output: any PluginOutput) {
        self.output = output
    }

    /// Writes or buffers all of `bytes`. Returns false on failure.
    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool {
        guard stream == .output else {
            // Keeps the order of output and status if both go to one terminal.
            flush()
            return output.write(bytes, to: stream)
        }
        if bytes.byteCount > Self.capacity - buffer.count { flush() }
        guard !isRefused, output.accepts(bytes.byteCount) else { return false }
        if isImmediate || bytes.byteCount > Self.capacity {
            isRefused = !output.write(bytes, to: stream)
            return !isRefused
        }
        if buffer.isEmpty { buffer.reserveCapacity(Self.capacity) }
        unsafe bytes.withUnsafeBytes { unsafe buffer.append(contentsOf: $0) }
        return true
    }

    /// Writes buffered bytes after a call of the plugin has returned. Returns false on failure.
    @discardableResult
    func flush() -> Bool {
        guard !buffer.isEmpty else { return !isRefused }
        if !isRefused {
            isRefused = !(unsafe output.write(buffer.span.bytes, to: .output))
        }
        buffer.removeAll(keepingCapacity: true)
        return !isRefused
    }
}
