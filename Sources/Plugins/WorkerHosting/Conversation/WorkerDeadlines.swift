/// Limits on waiting for a worker, in milliseconds. The host's own work meanwhile, such as writing
/// to a slow pipe, doesn't count.
package struct WorkerDeadlines: Sendable, Hashable {
    /// From the start to the renderer.
    package var loading = 10_000
    /// For each call.
    package var call = 30_000
    /// For all calls except a main loop with a user, and those in it.
    package var total = 300_000
    /// For the end.
    package var closing = 2_000
    /// For leaving the main loop when the user quits.
    package var leaving = 5_000

    /// True if a busy plugin has these times of the processor's, so that a loaded machine is not
    /// held against it.
    package var areOfProcessor = false

    package init() {}
}
