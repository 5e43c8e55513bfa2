/// Work that is done a while after it was set, the last that was set and no other.
final class DeferredWork {
    private let loop: EventLoop
    private let milliseconds: Int64
    private var work: (() -> Void)?
    private var timer: LoopTimer?

    /// Has no work yet.
    init(loop: EventLoop, milliseconds: Int64) {
        self.loop = loop
        self.milliseconds = milliseconds
    }

    /// Has `work` be done, and not what was set before it.
    func set(_ work: @escaping () -> Void) {
        self.work = work
        guard timer == nil else { return }
        timer = loop.after(milliseconds: milliseconds) { [weak self] in self?.finish() }
    }

    /// Does now what is left to do.
    func finish() {
        timer?.cancel()
        timer = nil
        let work = work
        self.work = nil
        work?()
    }
}
