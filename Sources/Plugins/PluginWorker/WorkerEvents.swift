import LinuxSystem
import PluginHosting

/// The events of an interactive plugin in a worker: messages from the host, on the channel or
/// already read.
final class WorkerEvents: PluginEventSource {
    var isStopRequested = false
    weak var session: WorkerSession?
    private let channel: Int32
    private let wakeUp: Int32

    /// Lazy, since few plugins use it.
    private(set) lazy var descriptor: Int32 = {
        let descriptor = linux_poll_create()
        linux_poll_add(descriptor, channel)
        linux_poll_add(descriptor, wakeUp)
        return descriptor
    }()

    init(channel: Int32) {
        self.channel = channel
        wakeUp = linux_event_descriptor()
    }

    func wake() {
        linux_event_signal(wakeUp)
    }

    func makeWakeUp() -> @Sendable () -> Void {
        { [wakeUp] in linux_event_signal(wakeUp) }
    }

    func runPending() {
        linux_event_clear(wakeUp)
        session?.servePending()
    }
}
