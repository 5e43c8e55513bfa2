import Glibc

/// Threads on the other processors, which do one thing after the other while this one goes on.
///
/// They are started with the first thing there is to do, and end with the last reference to this, each
/// after what it is doing.
package final class BackgroundThreads: Sendable {
    /// What there is to do; the threads hold it.
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

    /// Creates threads, none of which runs yet.
    ///
    /// - Parameter count: how many there are at most; by default one for each processor but this thread's.
    package init(count: Int = ProcessorThreads.width - 1) {
        most = count
    }

    deinit { queue.end() }

    /// Starts the threads where they do not run, and returns how many do: zero where none can be had.
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

    /// Has a thread do `work` after what was asked for before.
    package func perform(_ work: @escaping @Sendable () -> Void) {
        queue.append(work)
    }
}
