/// The host's pending events, which an interactive plugin handles by calling `dispatch`.
package protocol PluginEventSource: AnyObject {
    /// A descriptor that is readable while events are pending; negative if there is none.
    var descriptor: Int32 { get }
    /// True once the user wants to quit.
    var isStopRequested: Bool { get }
    /// Makes the descriptor readable until the next ``runPending()``.
    func wake()
    /// Returns a function that does the same as ``wake()`` on any thread, for as long as the source
    /// lives.
    func makeWakeUp() -> @Sendable () -> Void
    /// Handles all pending events on this thread, without waiting.
    func runPending()
}
