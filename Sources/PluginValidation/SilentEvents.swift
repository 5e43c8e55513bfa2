import PluginHosting

/// Events of a run in which nothing happens, and that is to end at once.
final class SilentEvents: PluginEventSource {
    let descriptor: Int32 = -1
    let isStopRequested = true

    func wake() {}
    func runPending() {}
}
