import LinuxSystem
import PluginHosting
import SystemInterface

/// The queue of work on the main thread, and the descriptors and timers it waits for.
///
/// A renderer with a main loop has the thread and calls `dispatch` to run the queue.
final class EventLoop: PluginEventSource {
    let descriptor: Int32 = linux_poll_create()
    private(set) var isStopRequested = false
    private let wakeUp: Int32 = linux_event_descriptor()
    private var timer: Int32?
    private var pending: [() -> Void] = []
    private var handlers: [Int32: () -> Void] = [:]
    /// Descriptors added in this turn: what was found readable before may have had the same number.
    private var fresh: Set<Int32> = []
    private var timers: [LoopTimer] = []
    private var isRunning = false

    init() {
        linux_poll_add(descriptor, wakeUp)
    }

    /// Runs `work` in a later turn.
    func schedule(_ work: @escaping () -> Void) {
        pending.append(work)
        wake()
    }

    /// Calls `handler` in each turn in which `descriptor` is readable, until it is removed.
    func add(descriptor source: Int32, handler: @escaping () -> Void) {
        handlers[source] = handler
        fresh.insert(source)
        linux_poll_add(descriptor, source)
    }

    /// Stops watching a descriptor. Call it before the descriptor is closed.
    func remove(descriptor source: Int32) {
        handlers[source] = nil
        linux_poll_remove(descriptor, source)
    }

    /// Runs `work` after a number of milliseconds.
    @discardableResult
    func after(milliseconds: Int64, _ work: @escaping () -> Void) -> LoopTimer {
        let entry = LoopTimer(
            deadline: MonotonicClock.milliseconds + max(0, milliseconds), work: work)
        timers.append(entry)
        setTimer()
        return entry
    }

    /// Asks the renderer that has the thread to leave.
    func requestStop() {
        isStopRequested = true
        wake()
    }

    /// Withdraws ``requestStop()`` once that renderer has left.
    func cancelStop() {
        isStopRequested = false
    }

    func wake() {
        linux_event_signal(wakeUp)
    }

    func makeWakeUp() -> @Sendable () -> Void {
        { [wakeUp] in linux_event_signal(wakeUp) }
    }

    func runPending() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        linux_event_clear(wakeUp)
        fresh = []
        for source in readyDescriptors() where !fresh.contains(source) { handlers[source]?() }
        // Only the work queued so far: work that queues work must not hold an interactive plugin
        // for ever.
        let work = pending
        pending = []
        for item in work {
            item()
        }
    }

    /// Runs the queue and waits for more work while `isBusy` returns true.
    func run(while isBusy: () -> Bool) {
        while true {
            if pending.isEmpty {
                guard isBusy() else { return }
                linux_event_wait(descriptor)
            }
            runPending()
        }
    }

    private func readyDescriptors() -> [Int32] {
        guard !handlers.isEmpty else { return [] }
        var ready = [Int32](repeating: -1, count: 16)
        let count = unsafe ready.withUnsafeMutableBufferPointer {
            unsafe linux_poll_ready(descriptor, $0.baseAddress, Int32($0.count))
        }
        return Array(ready.prefix(Int(count)))
    }

    private func fireTimers() {
        let now = MonotonicClock.milliseconds
        let due = timers.filter { $0.deadline <= now }
        for timer in due {
            timer.fire()
        }
        setTimer()
    }

    private func setTimer() {
        timers.removeAll { $0.isOver }
        if timer == nil, !timers.isEmpty {
            let made = linux_timer_create()
            guard made >= 0 else { return }
            add(descriptor: made) { [unowned self] in fireTimers() }
            timer = made
        }
        guard let timer else { return }
        let next = timers.map(\.deadline).min()
        linux_timer_set(timer, next.map { max(0, $0 - MonotonicClock.milliseconds) } ?? -1)
    }
}
