import PluginHosting

/// An event source without events, which ends a main loop at once.
final class EmptyEventSource: PluginEventSource {
    let descriptor: Int32 = -1
    let isStopRequested = true

    func wake() {}
    func makeWakeUp() -> @Sendable () -> Void { {} }
    func runPending() {}
}
