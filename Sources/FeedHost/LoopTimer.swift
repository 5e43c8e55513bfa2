/// Work that runs at a deadline.
final class LoopTimer {
    /// In milliseconds of the monotonic clock.
    let deadline: Int64
    private var work: (() -> Void)?

    init(deadline: Int64, work: @escaping () -> Void) {
        self.deadline = deadline
        self.work = work
    }

    /// True once the work has run or was cancelled.
    var isOver: Bool { work == nil }

    func cancel() {
        work = nil
    }

    func fire() {
        let work = work
        self.work = nil
        work?()
    }
}
