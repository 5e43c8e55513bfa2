import PluginHosting
import WorkerProtocol

/// Sends a plugin's output to the host.
final class WorkerOutput: PluginOutput {
    weak var session: WorkerSession?
    /// True once the host's output has failed.
    var isClosed = false
    private let channel: WorkerChannel
    /// The bytes of rendering to accept before pretending that the output is closed.
    private var capacity: UInt64

    init(channel: WorkerChannel, capacity: UInt64) {
        self.channel = channel
        self.capacity = capacity
    }

    func accepts(_ count: Int) -> Bool {
        if UInt64(count) > capacity { isClosed = true }
        if !isClosed { capacity -= UInt64(count) }
        return !isClosed
    }

    /// Sends `bytes` in parts that fit a message. The host reports its own failures by a message.
    func write(_ bytes: RawSpan, to stream: PluginStream) -> Bool {
        session?.noticeMessages()
        if isClosed && stream == .output { return true }
        var rest = bytes
        while rest.byteCount > 0 {
            let part = rest.extracting(first: WorkerProtocol.maximumOutputLength)
            let message = unsafe part.withUnsafeBytes { unsafe [UInt8]($0) }
            channel.send(.output(stream: UInt8(stream.rawValue), bytes: message[...]))
            rest = rest.extracting(droppingFirst: part.byteCount)
        }
        return true
    }
}
