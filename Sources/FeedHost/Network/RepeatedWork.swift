import FeedModel

/// Work that is repeated after a delay.
final class RepeatedWork: FeedLoaderTask {
    private let after: (Int64, @escaping () -> Void) -> LoopTimer
    private let delay: () -> Int64
    private let work: () -> Void
    private var timer: LoopTimer?

    /// Starts.
    ///
    /// - Parameters:
    ///   - after: runs work after milliseconds, as an event loop does.
    ///   - delay: returns the next delay in milliseconds.
    init(
        after: @escaping (Int64, @escaping () -> Void) -> LoopTimer,
        delay: @escaping () -> Int64, work: @escaping () -> Void
    ) {
        self.after = after
        self.delay = delay
        self.work = work
        arm()
    }

    func cancel() {
        timer?.cancel()
        timer = nil
    }

    private func arm() {
        timer = after(delay()) { [weak self] in
            guard let self else { return }
            arm()
            work()
        }
    }
}
