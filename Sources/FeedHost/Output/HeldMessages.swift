import Synchronization

/// Messages that wait until there is a place for them.
final class HeldMessages: Sendable {
    /// More than a screen of them says nothing more.
    private static let limit = 500

    private let lines = Mutex<[String]>([])

    func add(_ line: String) {
        lines.withLock { lines in
            if lines.count < Self.limit { lines.append(line) }
        }
    }

    /// All that was kept, which is not kept any more.
    func takeAll() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}
