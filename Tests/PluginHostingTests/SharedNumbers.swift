import Synchronization

/// A list of numbers that is safe to share between threads.
final class SharedNumbers: Sendable {
    private let state = Mutex<[Int]>([])

    var numbers: [Int] { state.withLock { $0 } }

    func append(_ number: Int) {
        state.withLock { $0.append(number) }
    }
}
