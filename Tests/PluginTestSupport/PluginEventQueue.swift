import Glibc
import LinuxSystem
import PluginHosting
import Synchronization

/// Work that any thread posts for the plugins' thread.
///
/// In the program, loaders post it. The drawing thread runs it while it waits (``wait(until:)``),
/// or when an interactive plugin calls dispatch.
package final class PluginEventQueue: PluginEventSource, Sendable {
    private struct State {
        var work: [@Sendable () -> Void] = []
        var isStopRequested = false
    }

    /// An eventfd. Negative if the system provides none; interactive plugins then can't run.
    package let descriptor: Int32
    private let state = Mutex(State())

    package init() {
        descriptor = linux_event_descriptor()
    }

    deinit {
        if descriptor >= 0 {
            close(descriptor)
        }
    }

    package var isStopRequested: Bool { state.withLock { $0.isStopRequested } }

    /// Posts work for the drawing thread. Callable on any thread.
    package func post(_ work: @escaping @Sendable () -> Void) {
        state.withLock { $0.work.append(work) }
        wake()
    }

    /// Asks the waiting or running plugin to stop. Callable on any thread, but not in a signal
    /// handler.
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
        // Work that posts work must not delay dispatch forever.
        let work = state.withLock { state in
            defer { state.work = [] }
            return state.work
        }
        for item in work {
            item()
        }
    }

    /// Waits for work and runs it, until `isDone` or a request to stop.
    package func wait(until isDone: () -> Bool) {
        while !isDone() && !isStopRequested {
            linux_event_wait(descriptor)
            runPending()
        }
    }
}
