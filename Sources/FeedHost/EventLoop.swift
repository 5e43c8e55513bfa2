import LinuxSystem
import PluginHosting

/// What is left to do on the one thread everything runs on, in the order it was asked for.
///
/// An interactive plugin that has the thread lets it in by calling dispatch.
final class EventLoop: PluginEventSource {
    let descriptor: Int32 = linux_event_descriptor()
    let isStopRequested = false
    private var pending: [() -> Void] = []
    private var isRunning = false

    /// Runs `work` in a later turn.
    func schedule(_ work: @escaping () -> Void) {
        pending.append(work)
        wake()
    }

    func wake() {
        linux_event_signal(descriptor)
    }

    func runPending() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        linux_event_clear(descriptor)
        // Only what is there now: work that makes work cannot hold an interactive plugin for ever.
        let work = pending
        pending = []
        work.forEach { $0() }
    }

    /// Does what there is to do, and what comes of it, until there is nothing left.
    func runUntilIdle() {
        while !pending.isEmpty {
            runPending()
        }
    }
}
