/// What is left to do on the one thread everything runs on, in the order it was asked for.
final class EventLoop {
    private var pending: [() -> Void] = []
    private var next = 0

    /// Whether there is nothing left to do.
    var isIdle: Bool { next == pending.count }

    /// Runs `work` in a later turn.
    func schedule(_ work: @escaping () -> Void) {
        pending.append(work)
    }

    /// Does what there is to do, and what comes of it, until there is nothing left.
    func runUntilIdle() {
        while next < pending.count {
            let work = pending[next]
            next += 1
            work()
            if next == pending.count {
                pending.removeAll(keepingCapacity: true)
                next = 0
            }
        }
    }
}
