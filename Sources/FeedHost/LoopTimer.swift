/// Work that is done when its time has come.
final class LoopTimer {
    /// When that is, by the monotonic clock, in milliseconds.
    let deadline: Int64
    private var work: (() -> Void)?

    init(deadline: Int64, work: @escaping () -> Void) {
        self.deadline = deadline
        self.work = work
    }

    /// It has been done or taken back.
    var isOver: Bool { work == nil }

    /// Takes it back.
    func cancel() {
        work = nil
    }

    func fire() {
        let work = work
        self.work = nil
        work?()
    }
}
