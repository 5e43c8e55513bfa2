import PluginHosting
import WorkerProtocol

/// Sends a plugin's output to the host in parts that fit a message.
final class WorkerOutput: PluginOutput {
    weak var session: WorkerSession?
    /// True once the host's output has failed.
    var isClosed = false
    var isImmediate = false
    private let channel: WorkerChannel
    private var buffer: [UInt8] = []
    private var stream = PluginStream.output

    /// The bytes of rendering to accept before pretending that the output is closed.
    private var capacity: UInt64

    init(channel: WorkerChannel, capacity: UInt64) {
        self.channel = channel
        self.capacity = capacity
    }

    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool {
        if stream == .output && !isClosed {
            if UInt64(bytes.byteCount) > capacity {
                isClosed = true
            } else {
                capacity -= UInt64(bytes.byteCount)
            }
        }
        if stream != self.stream {
            flush()
            self.stream = stream
        }
        var offset = 0
        while offset < bytes.byteCount {
            if buffer.isEmpty {
                buffer.reserveCapacity(WorkerProtocol.maximumOutputLength)
            }
            let count = min(
                bytes.byteCount - offset, WorkerProtocol.maximumOutputLength - buffer.count)
            unsafe bytes.extracting(offset..<offset + count).withUnsafeBytes {
                unsafe buffer.append(contentsOf: $0)
            }
            offset += count
            if buffer.count == WorkerProtocol.maximumOutputLength {
                flush()
            }
        }
        if isImmediate || stream == .status {
            flush()
        }
        return !(isClosed && stream == .output)
    }

    @discardableResult
    func flush() -> Bool {
        guard !buffer.isEmpty else { return true }
        session?.noticeMessages()
        if !(isClosed && stream == .output) {
            channel.send(.output(stream: UInt8(stream.rawValue), bytes: buffer[...]))
        }
        buffer.removeAll(keepingCapacity: true)
        // The host reports its own failures by a message.
        return true
    }
}
