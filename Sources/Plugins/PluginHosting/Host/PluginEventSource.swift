/// The composition's pending work, which an interactive plugin lets in by calling dispatch.
package protocol PluginEventSource: AnyObject {
    /// A descriptor that is readable while there is something to do; negative where none is.
    var descriptor: Int32 { get }
    /// True once the person wants to leave.
    var isStopRequested: Bool { get }
    /// Makes the descriptor readable until the next ``runPending()``.
    func wake()
    /// Returns a function that makes the descriptor readable as ``wake()`` does; it may be called
    /// on any thread, but not after the life of the source.
    func makeWakeUp() -> @Sendable () -> Void
    /// Does what is pending on this thread, and returns.
    func runPending()
}
