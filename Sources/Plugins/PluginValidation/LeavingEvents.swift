import PluginHosting

/// The events of nobody: nothing happens, and a main loop is to be left at once.
final class LeavingEvents: PluginEventSource {
    let descriptor: Int32 = -1
    let isStopRequested = true

    func wake() {}
    func makeWakeUp() -> @Sendable () -> Void { {} }
    func runPending() {}
}
