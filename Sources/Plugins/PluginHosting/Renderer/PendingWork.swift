/// The work that waits until a plugin can be called, in its order.
package final class PendingWork {
    private var waiting: [() -> Void] = []
    private(set) var isBeingDone = false

    var isEmpty: Bool { waiting.isEmpty }

    /// Nothing waits at first.
    package init() {}

    /// Keeps `work` for later.
    package func add(_ work: @escaping () -> Void) {
        waiting.append(work)
    }

    /// Does what waits, and what comes in meanwhile, for as long as `goesOn`. Nothing, where it is at
    /// it already.
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

    /// Forgets what waits.
    package func clear() {
        waiting = []
    }
}
