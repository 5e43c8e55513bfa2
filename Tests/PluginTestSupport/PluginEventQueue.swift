import Glibc
import LinuxSystem
import PluginHosting
import Synchronization

/// Work for the plugins' thread, handed over by any thread.
///
/// What loaders would post in the program; the thread that draws takes it, either in its own waiting
/// (``wait(until:)``) or when an interactive plugin calls dispatch.
package final class PluginEventQueue: PluginEventSource, Sendable {
    private struct State {
        var work: [@Sendable () -> Void] = []
        var isStopRequested = false
    }

    /// An eventfd; negative where the system gave none, and then nothing interactive can run.
    package let descriptor: Int32
    private let state = Mutex(State())

    /// Creates an empty queue.
    package init() {
        descriptor = linux_event_descriptor()
    }

    deinit {
        if descriptor >= 0 {
            close(descriptor)
        }
    }

    /// True after a call of ``requestStop()``.
    package var isStopRequested: Bool { state.withLock { $0.isStopRequested } }

    /// Adds work for the thread that draws. Callable on any thread.
    package func post(_ work: @escaping @Sendable () -> Void) {
        state.withLock { $0.work.append(work) }
        wake()
    }

    /// Asks whoever waits or runs to leave. Callable on any thread; not in a signal handler.
    package func requestStop() {
        state.withLock { $0.isStopRequested = true }
        wake()
    }

    package func wake() {
        linux_event_signal(descriptor)
    }

    package func makeWakeUp() -> @Sendable () -> Void {
        { [descriptor] in linux_event_signal(descriptor) }
    }

    package func runPending() {
        linux_event_clear(descriptor)
        // Only what is there now: work that posts work can't hold dispatch for ever.
        let work = state.withLock { state in
            defer { state.work = [] }
            return state.work
        }
        for item in work {
            item()
        }
    }

    /// Waits for work and does it, until `isDone` or a stop is asked for.
    package func wait(until isDone: () -> Bool) {
        while !isDone() && !isStopRequested {
            linux_event_wait(descriptor)
            runPending()
        }
    }
}
