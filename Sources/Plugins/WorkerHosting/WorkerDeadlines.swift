/// How long a worker may take. In milliseconds of waiting for it: what the host does itself in the
/// meantime, such as writing to a slow pipe, is not counted.
package struct WorkerDeadlines: Sendable, Hashable {
    /// From its start to its renderer.
    package var loading: Int
    /// For each call.
    package var call: Int
    /// For everything together, but its main loop.
    package var total: Int
    /// For its end.
    package var closing: Int
    /// For leaving its main loop when the person wants to.
    package var leaving: Int

    /// Creates deadlines.
    package init(
        loading: Int = 10_000, call: Int = 30_000, total: Int = 300_000, closing: Int = 2_000,
        leaving: Int = 5_000
    ) {
        self.loading = loading
        self.call = call
        self.total = total
        self.closing = closing
        self.leaving = leaving
    }
}
