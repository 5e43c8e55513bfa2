import Synchronization

/// A counter for sendable closures.
final class Counter: Sendable {
    private let calls = Mutex(0)

    var count: Int { calls.withLock { $0 } }

    func add() { calls.withLock { $0 += 1 } }
}
