import Synchronization

/// A collection of messages that can't be written yet.
final class HeldMessages: Sendable {
    /// The largest number of messages.
    private static let limit = 500

    private let lines = Mutex<[String]>([])

    func add(_ line: String) {
        lines.withLock { lines in
            if lines.count < Self.limit { lines.append(line) }
        }
    }

    /// Returns and removes all messages.
    func takeAll() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}
