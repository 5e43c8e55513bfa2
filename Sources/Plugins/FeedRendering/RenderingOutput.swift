/// A renderer's output, buffered in chunks.
///
/// After the sink has failed, everything is dropped, so that a renderer can check ``hasFailed``
/// once at the end instead of every write.
public final class RenderingOutput {
    private var buffer: [UInt8] = []
    private let chunkSize: Int
    private let sink: ([UInt8]) -> Bool

    /// True once the sink has failed.
    public private(set) var hasFailed = false

    /// Creates an output.
    ///
    /// - Parameters:
    ///   - chunkSize: the bytes to buffer before the sink is called.
    ///   - sink: writes a chunk; returns false on failure.
    public init(chunkSize: Int = 65_536, sink: @escaping ([UInt8]) -> Bool) {
        self.chunkSize = chunkSize
        self.sink = sink
        buffer.reserveCapacity(chunkSize + chunkSize / 4)
    }

    /// Writes `text` as UTF-8.
    public func write(_ text: String) {
        write(text.utf8Span.span)
    }

    /// Writes part of a string as UTF-8.
    public func write(_ text: Substring) {
        write(text.utf8Span.span)
    }

    /// Writes `bytes`, which must be UTF-8 if the output is text, chunk by chunk without a second
    /// copy of a large text.
    public func write(_ bytes: Span<UInt8>) {
        guard bytes.count > chunkSize else {
            buffer.append(bytes)
            flushIfFull()
            return
        }
        var start = 0
        while start < bytes.count, !hasFailed {
            let end = min(start + chunkSize, bytes.count)
            buffer.append(bytes.extracting(start..<end))
            flushIfFull()
            start = end
        }
    }

    /// Writes `bytes`, which must be UTF-8 if the output is text.
    public func write(_ bytes: [UInt8]) {
        guard bytes.count >= chunkSize else {
            buffer.append(bytes.span)
            flushIfFull()
            return
        }
        flush()
        if !hasFailed {
            hasFailed = !sink(bytes)
        }
    }

    /// Writes one byte.
    public func write(byte: UInt8) {
        buffer.append(byte)
        flushIfFull()
    }

    /// Writes `byte` `count` times, or not at all if `count` is not positive.
    public func write(repeating byte: UInt8, count: Int) {
        guard count > 0 else { return }
        buffer.append(addingCapacity: count) { $0.append(repeating: byte, count: count) }
        flushIfFull()
    }

    /// Passes buffered bytes to the sink.
    public func flush() {
        guard !buffer.isEmpty else { return }
        if !hasFailed {
            hasFailed = !sink(buffer)
        }
        buffer.removeAll(keepingCapacity: true)
    }

    private func flushIfFull() {
        if buffer.count >= chunkSize {
            flush()
        }
    }
}
