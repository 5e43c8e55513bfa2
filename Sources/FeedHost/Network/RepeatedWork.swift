import FeedModel

/// Work that the event loop repeats.
final class RepeatedWork: FeedLoaderTask {
    private let loop: EventLoop
    private let milliseconds: Int64
    private let work: () -> Void
    private var timer: LoopTimer?

    /// Starts to run `work` at an interval in milliseconds.
    init(loop: EventLoop, milliseconds: Int64, work: @escaping () -> Void) {
        self.loop = loop
        self.milliseconds = milliseconds
        self.work = work
        arm()
    }

    func cancel() {
        timer?.cancel()
        timer = nil
    }

    private func arm() {
        timer = loop.after(milliseconds: milliseconds) { [weak self] in
            guard let self else { return }
            arm()
            work()
        }
    }
}
