/// How long a worker may take. In milliseconds of waiting for it: what the host does itself in the
/// meantime, such as writing to a slow pipe, is not counted.
package struct WorkerDeadlines: Sendable, Hashable {
    /// From its start to its renderer.
    package var loading = 10_000
    /// For each call.
    package var call = 30_000
    /// For everything together, but its main loop.
    package var total = 300_000
    /// For its end.
    package var closing = 2_000
    /// For leaving its main loop when the person wants to.
    package var leaving = 5_000

    /// Creates the deadlines that hold unless told otherwise.
    package init() {}
}
