/// A queue of work for when the plugin can be called.
package final class PendingWork {
    private var waiting: [() -> Void] = []
    private(set) var isBeingDone = false

    var isEmpty: Bool { waiting.isEmpty }

    package init() {}

    /// Enqueues `work`.
    package func add(_ work: @escaping () -> Void) {
        waiting.append(work)
    }

    /// Runs the queued work, and what is added meanwhile, while `goesOn` returns true. Does nothing
    /// if already running.
    package func perform(while goesOn: () -> Bool) {
        guard !isBeingDone else { return }
        isBeingDone = true
        defer { isBeingDone = false }
        while !waiting.isEmpty && goesOn() {
            let work = waiting
            waiting = []
            for item in work {
                item()
            }
        }
    }

    /// Empties the queue.
    package func clear() {
        waiting = []
    }
}
