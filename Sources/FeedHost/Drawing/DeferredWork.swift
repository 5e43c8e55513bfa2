/// Debounced work: runs only the last work that was set, after a delay.
final class DeferredWork {
    private let loop: EventLoop
    private let milliseconds: Int64
    private var work: (() -> Void)?
    private var timer: LoopTimer?

    init(loop: EventLoop, milliseconds: Int64) {
        self.loop = loop
        self.milliseconds = milliseconds
    }

    /// Sets the work and drops what was set before.
    func set(_ work: @escaping () -> Void) {
        self.work = work
        guard timer == nil else { return }
        timer = loop.after(milliseconds: milliseconds) { [weak self] in self?.finish() }
    }

    /// Runs pending work now.
    func finish() {
        timer?.cancel()
        timer = nil
        let work = work
        self.work = nil
        work?()
    }
}
