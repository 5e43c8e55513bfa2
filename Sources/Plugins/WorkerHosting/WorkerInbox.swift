import WorkerProtocol

/// The messages of a worker from while it was told something that it did not take.
struct WorkerInbox {
    private static let limit = 4_096
    /// How many bytes of messages wait.
    private static let byteLimit = 8 << 20

    private var messages: [(message: WorkerMessage, length: Int)] = []
    private var bytes = 0

    /// There are more than are kept.
    var isOverfull: Bool { messages.count >= Self.limit || bytes >= Self.byteLimit }

    /// Keeps a message that took so many bytes.
    mutating func append(_ message: WorkerMessage, length: Int) {
        messages.append((message, length))
        bytes += length
    }

    /// The message that has waited longest.
    mutating func takeFirst() -> WorkerMessage? {
        guard !messages.isEmpty else { return nil }
        let (message, length) = messages.removeFirst()
        bytes -= length
        return message
    }
}
