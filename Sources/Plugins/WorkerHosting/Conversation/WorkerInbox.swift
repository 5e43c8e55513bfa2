import WorkerProtocol

/// Messages that arrived while the worker did not read.
struct WorkerInbox {
    private static let limit = 4_096
    private static let byteLimit = 8 << 20

    private var messages: [(message: WorkerMessage, length: Int)] = []
    private var bytes = 0

    /// True if a limit is reached.
    var isOverfull: Bool { messages.count >= Self.limit || bytes >= Self.byteLimit }

    mutating func append(_ message: WorkerMessage, length: Int) {
        messages.append((message, length))
        bytes += length
    }

    /// Removes the oldest message.
    mutating func takeFirst() -> WorkerMessage? {
        guard !messages.isEmpty else { return nil }
        let (message, length) = messages.removeFirst()
        bytes -= length
        return message
    }
}
