import Glibc

/// A thread pool with a queue, on the other processors.
///
/// Threads start with the first work. They end with the last reference to the pool, after their
/// current work.
package final class BackgroundThreads: Sendable {
    /// The queue, owned by the threads.
    private final class Queue: Sendable {
        private struct State {
            var work: [@Sendable () -> Void] = []
            var isOver = false
        }

        private let state = Monitor(State())

        func append(_ work: @escaping @Sendable () -> Void) {
            state.change { $0.work.append(work) }
        }

        func end() {
            state.change {
                $0.isOver = true
                $0.work = []
            }
        }

        func run() {
            while let work = next() { work() }
        }

        private func next() -> (@Sendable () -> Void)? {
            state.wait { state in
                if state.isOver { return .some(nil) }
                return state.work.isEmpty ? nil : .some(state.work.removeFirst())
            }
        }
    }

    private let queue = Queue()
    private struct Started {
        var count: Int?
    }

    private let started = Monitor(Started())
    private let most: Int

    /// Creates a pool without threads.
    ///
    /// - Parameter count: the largest number of threads; by default one per processor, without this
    ///   thread's.
    package init(count: Int = ProcessorThreads.width - 1) {
        most = count
    }

    deinit { queue.end() }

    /// Starts the threads if necessary, and returns their number; zero if none can be created.
    package func start() -> Int {
        started.use { started in
            if let count = started.count { return count }
            var count = 0
            while count < most, let thread = ProcessorThreads.start({ [queue] in queue.run() }) {
                pthread_detach(thread)
                count += 1
            }
            started.count = count
            return count
        }
    }

    /// Enqueues `work`.
    package func perform(_ work: @escaping @Sendable () -> Void) {
        queue.append(work)
    }
}
