/// What an interactive plugin in a worker waits for: messages of the host.
final class WorkerEvents: PluginEventSource {
    let descriptor: Int32
    var isStopRequested = false
    weak var session: WorkerSession?

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Nothing to do: what waits is a wish of the plugin, which goes to the host when the call
    /// that is running has returned, or in the next dispatch.
    func wake() {}

    func runPending() {
        session?.servePending()
    }
}
